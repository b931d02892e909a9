CREATE TABLE "buyer_interest" (
	"day" date NOT NULL,
	"language_code" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "buyer_interest_day_kind_language_code_subject_pk" PRIMARY KEY("day","kind","language_code","subject"),
	CONSTRAINT "buyer_interest_kind_known" CHECK ("buyer_interest"."kind" in ('search', 'nothing', 'code', 'compare', 'pdf'))
);

--> statement-breakpoint
-- The privacy policy says what is counted, if its text is still the one that the site came with.
UPDATE page_blocks SET body = '<p>The public pages set no cookies and carry no advertising or tracking.</p>
<p>We count how often words are searched for, item codes are viewed or compared, and PDFs are opened, by day and language. These counts hold nothing about you: no IP address and no identifier.</p>
<p>Maps and videos from other providers load only when you ask for them. From then on, the privacy terms of those providers apply. The same goes for the chat and social services that we link to.</p>'
WHERE body = '<p>The public pages set no cookies and carry no advertising or tracking.</p>
<p>Maps and videos from other providers load only when you ask for them. From then on, the privacy terms of those providers apply. The same goes for the chat and social services that we link to.</p>';
--> statement-breakpoint
UPDATE translations SET translated_value = '<p>公開網頁不設 Cookie，亦無廣告或追蹤程式。</p>
<p>我們按日期及語言統計搜尋字詞、查看或比較貨號，以及開啟 PDF 的次數。統計不含任何有關閣下的資料，亦不含 IP 地址或識別碼。</p>
<p>其他供應商的地圖及影片，只會在閣下要求時載入，其後受該供應商的私隱條款規管。本網站連結的通訊及社交平台亦然。</p>', outdated_since = NULL
WHERE entity_type = 'pages' AND language_code = 'zh-Hant' AND translated_value = '<p>公開網頁不設 Cookie，亦無廣告或追蹤程式。</p>
<p>其他供應商的地圖及影片，只會在閣下要求時載入，其後受該供應商的私隱條款規管。本網站連結的通訊及社交平台亦然。</p>';
--> statement-breakpoint
UPDATE translations SET translated_value = '<p>公开网页不设 Cookie，也没有广告或追踪程序。</p>
<p>我们按日期和语言统计搜索词、查看或比较货号以及打开 PDF 的次数。统计不含任何有关您的信息，也不含 IP 地址或识别码。</p>
<p>其他供应商的地图及视频，只会在您要求时加载，此后适用该供应商的隐私条款。本网站链接的通讯及社交平台同样如此。</p>', outdated_since = NULL
WHERE entity_type = 'pages' AND language_code = 'zh-Hans' AND translated_value = '<p>公开网页不设 Cookie，也没有广告或追踪程序。</p>
<p>其他供应商的地图及视频，只会在您要求时加载，此后适用该供应商的隐私条款。本网站链接的通讯及社交平台同样如此。</p>';
--> statement-breakpoint
UPDATE translations SET translated_value = '<p>公開ページではCookieを使用せず、広告や追跡の仕組みもありません。</p>
<p>検索された語、品番の閲覧・比較、PDFの閲覧の回数を、日別・言語別に集計しています。集計には、IPアドレスや識別子など、お客様に関する情報は含まれません。</p>
<p>他社の地図や動画は、お客様が表示を選ばれた時にのみ読み込み、以後は各社のプライバシーポリシーが適用されます。リンク先のチャットやSNSも同様です。</p>', outdated_since = NULL
WHERE entity_type = 'pages' AND language_code = 'ja' AND translated_value = '<p>公開ページではCookieを使用せず、広告や追跡の仕組みもありません。</p>
<p>他社の地図や動画は、お客様が表示を選ばれた時にのみ読み込み、以後は各社のプライバシーポリシーが適用されます。リンク先のチャットやSNSも同様です。</p>';
--> statement-breakpoint
UPDATE pages SET lead = 'Last updated on 27 November 2026
This policy is available in several languages. If versions differ, the English version prevails.'
WHERE key = 'privacy' AND lead = 'Last updated on 25 November 2026
This policy is available in several languages. If versions differ, the English version prevails.';
--> statement-breakpoint
UPDATE translations SET translated_value = '最近更新：2026年11月27日
本政策備有多種語言版本，如有歧義，以英文版本為準。', outdated_since = NULL
WHERE entity_type = 'pages' AND field_name = 'lead' AND language_code = 'zh-Hant' AND translated_value = '最近更新：2026年11月25日
本政策備有多種語言版本，如有歧義，以英文版本為準。'
  AND entity_id = (SELECT id FROM pages WHERE key = 'privacy');
--> statement-breakpoint
UPDATE translations SET translated_value = '最近更新：2026年11月27日
本政策备有多种语言版本，如有歧义，以英文版本为准。', outdated_since = NULL
WHERE entity_type = 'pages' AND field_name = 'lead' AND language_code = 'zh-Hans' AND translated_value = '最近更新：2026年11月25日
本政策备有多种语言版本，如有歧义，以英文版本为准。'
  AND entity_id = (SELECT id FROM pages WHERE key = 'privacy');
--> statement-breakpoint
UPDATE translations SET translated_value = '最終更新日：2026年11月27日
本ポリシーは複数の言語で掲載しています。解釈に相違がある場合は英語版が優先します。', outdated_since = NULL
WHERE entity_type = 'pages' AND field_name = 'lead' AND language_code = 'ja' AND translated_value = '最終更新日：2026年11月25日
本ポリシーは複数の言語で掲載しています。解釈に相違がある場合は英語版が優先します。'
  AND entity_id = (SELECT id FROM pages WHERE key = 'privacy');
