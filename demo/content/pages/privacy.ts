import type { DemoPage } from '../content-types.ts';
import { phrase } from '../phrase.ts';

export const privacy: DemoPage = {
  key: 'privacy',
  title: phrase('Privacy Policy', '私隱政策', '隐私政策', 'プライバシーポリシー'),
  lead: phrase(
    'Last updated on 27 November 2026\nThis policy is available in several languages. If versions differ, the English version prevails.',
    '最近更新：2026年11月27日\n本政策備有多種語言版本，如有歧義，以英文版本為準。',
    '最近更新：2026年11月27日\n本政策备有多种语言版本，如有歧义，以英文版本为准。',
    '最終更新日：2026年11月27日\n本ポリシーは複数の言語で掲載しています。解釈に相違がある場合は英語版が優先します。',
  ),
  blocks: [
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Who is responsible', '資料使用者', '个人信息处理者', '個人情報取扱事業者'),
      body: phrase(
        '<p>We, the company named in the footer of this site, decide how your personal data is used. We follow the Personal Data (Privacy) Ordinance (Cap. 486) of Hong Kong, the PDPO, and give the same protection to visitors from elsewhere.</p>',
        '<p>本網站頁尾所載公司（下稱「我們」）為閣下個人資料的使用者。我們遵守香港《個人資料（私隱）條例》（第486章），並以同等標準保障其他地區訪客的資料。</p>',
        '<p>本网站页脚所载公司（以下简称“我们”）决定您的个人信息如何使用。我们遵守香港《个人资料（私隐）条例》（第486章），并以同等标准保护其他地区访客的信息。</p>',
        '<p>本サイトのフッターに記載の会社（以下「当社」）が、個人情報の取り扱いを決定する個人情報取扱事業者です。当社は香港の個人資料（私隠）条例（第486章、PDPO）に従い、他の地域からご覧になる方の個人情報も同様に保護します。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase(
        'What we collect, and why',
        '收集的資料及用途',
        '收集的信息及用途',
        '取得する情報と目的',
      ),
      body: phrase(
        '<p>We collect only what you give us and what a web server needs to deliver pages:</p>\n<ul>\n<li>Contact form: your name, email address, subject and message, to answer your enquiry and to handle an order that follows from it.</li>\n<li>Sample requests: your name, email address, company, delivery address and message, and the samples you choose, so that we can send them. Your list stays in your own browser until you send it.</li>\n<li>Newsletter: your email address, to send you our news; and the time, page and language of your subscription. We ask for nothing else.</li>\n<li>Likes: kept in your own browser. We count them without knowing whose they are.</li>\n<li>Pages you have visited: kept by your own browser, so that they open without a connection. We do not see them.</li>\n<li>Server logs: the time, the page requested and the IP address, to keep the site running and to stop abuse.</li>\n</ul>',
        '<p>我們只收集閣下主動提供的資料，以及網站伺服器運作所需的資料：</p>\n<ul>\n<li>聯絡表格：姓名、電郵地址、主旨及訊息，用於回覆查詢及處理其後的訂單。</li>\n<li>索取樣辦：姓名、電郵地址、公司、收件地址、訊息及所選樣辦，用於寄發樣辦。樣辦清單在提交前只儲存於閣下的瀏覽器。</li>\n<li>電子通訊：電郵地址，用於寄發最新消息；另記錄訂閱的時間、頁面及語言。此外不收集其他資料。</li>\n<li>讚好紀錄：只儲存於閣下的瀏覽器。我們只計數目，不知出自何人。</li>\n<li>已瀏覽的頁面：儲存於閣下的瀏覽器，離線時仍可開啟，我們無從得知。</li>\n<li>伺服器紀錄：時間、所瀏覽頁面及 IP 地址，用於維持網站運作及防止濫用。</li>\n</ul>',
        '<p>我们只收集您主动提供的信息，以及网站服务器运行所需的信息：</p>\n<ul>\n<li>联系表单：姓名、电子邮箱、主题及留言，用于回复咨询及处理随后的订单。</li>\n<li>索取样品：姓名、电子邮箱、公司、收件地址、留言及所选样品，用于寄送样品。样品清单在提交前只保存在您的浏览器中。</li>\n<li>邮件资讯：电子邮箱，用于发送最新消息；另记录订阅的时间、页面和语言。此外不收集其他信息。</li>\n<li>点赞记录：只保存在您的浏览器中。我们只统计数量，不知道是谁点的赞。</li>\n<li>已浏览的页面：保存在您的浏览器中，离线时仍可打开，我们无从得知。</li>\n<li>服务器日志：时间、所浏览页面及 IP 地址，用于维持网站运行及防止滥用。</li>\n</ul>',
        '<p>取得するのは、お客様からいただく情報と、サーバーがページを配信するために必要な情報に限ります。</p>\n<ul>\n<li>お問い合わせフォーム：お名前、メールアドレス、件名、メッセージ。ご返答と、それに続くご注文の対応に用います。</li>\n<li>サンプルのご請求：お名前、メールアドレス、会社名、お届け先、メッセージ、お選びのサンプル。サンプルの発送に用います。リストは、送信されるまでお客様のブラウザー内にのみ保存されます。</li>\n<li>ニュースレター：メールアドレスと、お申し込みの日時、ページ、言語のみ。お知らせの配信に用います。</li>\n<li>「いいね」：お客様のブラウザー内に保存されます。当社は数だけを記録し、どなたのものかは把握しません。</li>\n<li>閲覧したページ：オフラインでも表示できるよう、お客様のブラウザー内に保存されます。当社には送られません。</li>\n<li>サーバーログ：日時、表示ページ、IPアドレス。サイトの維持と不正利用の防止に用います。</li>\n</ul>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase(
        'Cookies and third parties',
        'Cookie 及第三方',
        'Cookie 及第三方',
        'Cookieと第三者',
      ),
      body: phrase(
        '<p>The public pages set no cookies and carry no advertising or tracking.</p>\n<p>We count how often words are searched for, item codes are viewed or compared, and PDFs are opened, by day and language. These counts hold nothing about you: no IP address and no identifier.</p>\n<p>Maps and videos from other providers load only when you ask for them. From then on, the privacy terms of those providers apply. The same goes for the chat and social services that we link to.</p>',
        '<p>公開網頁不設 Cookie，亦無廣告或追蹤程式。</p>\n<p>我們按日期及語言統計各字詞的搜尋次數、貨號的查看及比較次數，以及 PDF 的開啟次數。統計不含任何有關閣下的資料，亦不含 IP 地址或識別碼。</p>\n<p>其他供應商的地圖及影片，只會在閣下要求時載入，其後受該供應商的私隱條款規管。本網站連結的通訊及社交平台亦然。</p>',
        '<p>公开页面不使用 Cookie，也没有广告或跟踪程序。</p>\n<p>我们按日期和语言统计各搜索词的搜索次数、货号的查看和比较次数，以及 PDF 的打开次数。统计不含任何有关您的信息，也不含 IP 地址或识别码。</p>\n<p>其他服务商的地图及视频，只会在您要求时加载，此后适用该服务商的隐私条款。本网站链接的通讯及社交平台同样如此。</p>',
        '<p>公開ページではCookieを使用せず、広告や追跡の仕組みもありません。</p>\n<p>検索された語、品番の閲覧・比較、PDFの閲覧の回数を、日別・言語別に集計しています。集計には、IPアドレスや識別子など、お客様に関する情報は含まれません。</p>\n<p>他社の地図や動画は、お客様が表示を選ばれた時にのみ読み込み、以後は各社のプライバシーポリシーが適用されます。リンク先のチャットやSNSも同様です。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Direct marketing', '直接促銷', '直接营销', 'ダイレクトマーケティング'),
      body: phrase(
        '<p>We use your email address for our newsletter only if you have subscribed. You may unsubscribe at any time and free of charge, through the link in the newsletter or by writing to us; we then stop within ten working days.</p>',
        '<p>除非閣下已訂閱，否則我們不會向閣下的電郵地址寄發電子通訊。閣下可隨時透過電子通訊內的連結或來信免費退訂，我們會於10個工作天內停止寄發。</p>',
        '<p>除非您已订阅，否则我们不会向您的电子邮箱发送邮件资讯。您可随时通过邮件中的链接或来信免费退订，我们会在10个工作日内停止发送。</p>',
        '<p>ニュースレターは、購読を申し込まれた方にのみお送りします。配信メール内のリンクまたはご連絡により、いつでも無料で解除でき、10営業日以内に配信を停止します。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Who sees your data', '資料的披露', '信息的披露', '情報の開示先'),
      body: phrase(
        '<p>Our staff in Hong Kong, and our works in Japan if your enquiry concerns production. Providers that host this site and deliver our email handle data on our instructions. We do not sell or rent personal data.</p>',
        '<p>只有我們的香港員工可查閱閣下的資料；查詢涉及生產時，日本廠房的員工亦可查閱。寄存本網站及傳送電郵的服務商按我們的指示處理資料。我們不會出售或出租個人資料。</p>',
        '<p>只有我们的香港员工可查阅您的信息；咨询涉及生产时，日本工厂的员工也可查阅。托管本网站及发送邮件的服务商按我们的指示处理信息。我们不会出售或出租个人信息。</p>',
        '<p>香港の担当者、および生産に関わるお問い合わせの場合は日本の工場の担当者が閲覧します。サイトの運用とメール配信の委託先は、当社の指示に従って情報を取り扱います。個人情報の販売や貸与はいたしません。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('How long we keep it', '保存期限', '保存期限', '保存期間'),
      body: phrase(
        '<p>Enquiries and sample requests for up to 24 months after our last exchange; records of orders for seven years, as Hong Kong law requires; your newsletter address until you unsubscribe; server logs for no more than 90 days.</p>',
        '<p>查詢及索取樣辦的紀錄於最後一次聯絡後最多保存24個月；訂單紀錄按香港法例保存7年；訂閱電郵地址保存至閣下退訂為止；伺服器紀錄不超過90日。</p>',
        '<p>咨询及索取样品的记录在最后一次联系后最多保存24个月；订单记录按香港法律保存7年；订阅邮箱地址保存至您退订为止；服务器日志保存不超过90日。</p>',
        '<p>お問い合わせとサンプルのご請求は最後のやり取りから最長24か月、注文記録は香港の法令に従い7年、ニュースレターのアドレスは解除まで、サーバーログは90日以内とします。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Security', '保安', '安全', '安全管理'),
      body: phrase(
        '<p>Data is encrypted in transit and seen only by staff who need it. If a breach puts you at risk, we will tell you and the Privacy Commissioner without delay.</p>',
        '<p>資料經加密傳送，並只供因工作需要的人員查閱。如發生資料外洩並可能令閣下受損，我們會從速通知閣下及私隱專員。</p>',
        '<p>信息经加密传输，并只供因工作需要的人员查阅。如发生信息泄露并可能危害您的权益，我们会尽快通知您及香港个人资料私隐专员公署。</p>',
        '<p>通信は暗号化し、情報は業務上必要な者だけが閲覧できます。お客様の権利利益を害するおそれのある漏えいが生じた場合は、速やかにご本人と香港の個人資料私隠専員公署に通知します。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Your rights', '閣下的權利', '您的权利', 'お客様の権利'),
      body: phrase(
        '<p>You may ask what we hold about you, receive a copy, and have it corrected or erased. Write to our Data Protection Officer through the contact form or at the address in the footer. We answer within 40 days, as the PDPO provides. You may also complain to the Office of the Privacy Commissioner for Personal Data, Hong Kong.</p>',
        '<p>閣下有權查詢我們持有的個人資料、索取副本，並要求更正或刪除。請透過聯絡表格或按頁尾地址致函保障資料主任，我們會依條例於40日內回覆。閣下亦可向香港個人資料私隱專員公署投訴。</p>',
        '<p>您有权查询我们持有的个人信息、索取副本，并要求更正或删除。请通过联系表单或按页脚地址致函个人信息保护负责人，我们会依条例在40日内回复。您也可向香港个人资料私隐专员公署投诉。</p>',
        '<p>当社が保有する情報の確認、写しの請求、訂正・消去の請求ができます。お問い合わせフォームから、またはフッターに記載の住所宛てに、個人情報保護責任者までご連絡ください。条例に従い40日以内に回答します。香港の個人資料私隠専員公署に申し立てることもできます。</p>',
      ),
    },
    {
      place: 'sections',
      kind: 'text',
      title: phrase('Changes', '政策修訂', '政策修订', '変更'),
      body: phrase(
        '<p>When this policy changes, the new text and its date appear here. We announce material changes on this site at least 30 days before they take effect.</p>',
        '<p>本政策如有修訂，新版本及日期會刊於此處。如屬重大修訂，我們會於生效前最少30日在本網站公布。</p>',
        '<p>本政策如有修订，新版本及更新日期会在此公布。如属重大修订，我们会在生效前至少30日在本网站公告。</p>',
        '<p>本ポリシーを変更する場合は、新しい文面と日付をここに掲載します。重要な変更は、効力発生の少なくとも30日前に本サイトで告知します。</p>',
      ),
    },
  ],
};
