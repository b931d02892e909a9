import type { TranslationTable } from './translation-table.ts';

/** The dashboard. */
export const dashboard = {
  ', from {address}': ['，來自 {address}', '，来自 {address}', '、接続元：{address}'],
  '{count} of {total} done': [
    '已完成{count}／{total}',
    '已完成 {count}/{total}',
    '{total}件中{count}件完了',
  ],
  '{count} of them have been changed since, or are needed by records that stay.': [
    '其中{count}項其後有更改，或為保留的記錄所需。',
    '其中 {count} 项之后有更改，或为保留的记录所需。',
    'そのうち{count}件は、その後変更されたか、残るレコードに必要です。',
  ],
  '{count} record of the demo content removed': [
    '已移除{count}項示範內容。',
    '已移除 {count} 项演示内容。',
    'デモのコンテンツ{count}件を取り除きました。',
  ],
  '{count} records of the demo content removed': [
    '已移除{count}項示範內容。',
    '已移除 {count} 项演示内容。',
    'デモのコンテンツ{count}件を取り除きました。',
  ],
  '{count} was kept.': ['已保留{count}項。', '已保留 {count} 项。', '{count}件を残しました。'],
  '{count} were kept.': ['已保留{count}項。', '已保留 {count} 项。', '{count}件を残しました。'],
  '{done} of {count} record restored. Item codes return with their products.': [
    '{count}項中已還原{done}項，貨號連同其產品。',
    '{count} 项中已恢复 {done} 项，货号随所属产品一并恢复。',
    '{count}件中{done}件を復元しました（品番は製品とともに）。',
  ],
  '{done} of {count} records restored. Item codes return with their products.': [
    '{count}項中已還原{done}項，貨號連同其產品。',
    '{count} 项中已恢复 {done} 项，货号随所属产品一并恢复。',
    '{count}件中{done}件を復元しました（品番は製品とともに）。',
  ],
  '{history} in each form restores an earlier version, the {bin} restores deleted records.': [
    '每個表格內的「{history}」可還原較早的版本，「{bin}」可還原已刪除的記錄。',
    '每个表单中的“{history}”可恢复较早的版本，“{bin}”可恢复已删除的记录。',
    '各フォームの「{history}」で以前の版を、「{bin}」で削除したレコードを復元できます。',
  ],
  '{language}: missing in {records}': [
    '{language}：{records}欠缺翻譯',
    '{language}：{records}缺少译文',
    '{language}：{records}が未翻訳',
  ],
  '{language}: missing or out of date in {records}': [
    '{language}：{records}的翻譯欠缺或過時',
    '{language}：{records}的译文缺少或过时',
    '{language}：{records}が未翻訳または要更新',
  ],
  '{language}: missing words of the interface': [
    '{language}：欠缺的介面文字',
    '{language}：缺少的界面文字',
    '{language}：未翻訳の画面の文言',
  ],
  '{language}: out of date in {records}': [
    '{language}：{records}的翻譯已過時',
    '{language}：{records}的译文已过时',
    '{language}：{records}が要更新',
  ],
  '{records} {lack}': ['個{records}{lack}', '个{records}{lack}', '件の{records}：{lack}'],
  '1 of them has been changed since, or is needed by records that stay.': [
    '其中1項其後有更改，或為保留的記錄所需。',
    '其中 1 项之后有更改，或为保留的记录所需。',
    'そのうち1件は、その後変更されたか、残るレコードに必要です。',
  ],
  'A name is enough to begin with. Pictures and item codes can follow.': [
    '開始時只需名稱。圖片及貨號可稍後加入。',
    '开始时只需名称。图片和货号可稍后添加。',
    'まずは名前だけで十分です。画像や品番はあとから追加できます。',
  ],
  'All activity': ['所有活動', '全部操作记录', 'すべての更新履歴'],
  'Are you sure you want to delete {count} record of the demo?': [
    '確定要刪除{count}項示範記錄嗎？',
    '确定要删除 {count} 条演示记录吗？',
    'デモのレコード{count}件を削除しますか？',
  ],
  'Are you sure you want to delete {count} records of the demo?': [
    '確定要刪除{count}項示範記錄嗎？',
    '确定要删除 {count} 条演示记录吗？',
    'デモのレコード{count}件を削除しますか？',
  ],
  'Changing many at once': ['一次更改多項', '一次更改多项', 'まとめて変更する'],
  'Continue to the page you requested': [
    '前往你要求的頁面',
    '前往您请求的页面',
    '開こうとしていたページへ進む',
  ],
  Dashboard: ['總覽', '概览', 'ダッシュボード'],
  'Demo content': ['示範內容', '演示内容', 'デモのコンテンツ'],
  'Describing a variant': ['描述款式', '填写货号规格', '種類ごとの仕様を書く'],
  Dismiss: ['關閉通知', '关闭通知', '閉じる'],
  Done: ['完成', '完成', '完了'],
  'failed email': ['封未能寄出的電郵', '封失败的邮件', '件の送信失敗メール'],
  'failed emails': ['封未能寄出的電郵', '封失败的邮件', '件の送信失敗メール'],
  'failed planned change': ['項未能執行的排程更改', '项失败的定时更改', '件の失敗した予約'],
  'failed planned changes': ['項未能執行的排程更改', '项失败的定时更改', '件の失敗した予約'],
  'Failed to hide the first steps': [
    '未能隱藏入門步驟',
    '无法隐藏入门步骤',
    '「はじめに」を隠せませんでした',
  ],
  'Failed to load account notices': [
    '未能載入帳戶通知',
    '无法加载账号通知',
    'アカウントのお知らせを読み込めませんでした',
  ],
  'Failed to load missing words': [
    '未能載入欠缺的文字',
    '无法加载缺少的文字',
    '未翻訳の文言を読み込めませんでした',
  ],
  'Failed to load recent changes': [
    '未能載入最近的更改',
    '无法加载最近的更改',
    '最近の変更を読み込めませんでした',
  ],
  'Failed to load the demo content': [
    '未能載入示範內容',
    '无法加载演示内容',
    'デモのコンテンツを読み込めませんでした',
  ],
  'Failed to load the first steps': [
    '未能載入入門步驟',
    '无法加载入门步骤',
    '「はじめに」を読み込めませんでした',
  ],
  'Failed to load unsent messages': [
    '未能載入未寄出的訊息',
    '无法加载未发送的留言',
    '未送信のメッセージを読み込めませんでした',
  ],
  'Failed to load your tasks': [
    '未能載入你的工作',
    '无法加载您的任务',
    'タスクを読み込めませんでした',
  ],
  'Failed to remove the demo content': [
    '未能移除示範內容',
    '无法移除演示内容',
    'デモのコンテンツを取り除けませんでした',
  ],
  'Failed to restore the demo content': [
    '未能還原示範內容',
    '无法恢复演示内容',
    'デモのコンテンツを復元できませんでした',
  ],
  'Failed to show the first steps': [
    '未能顯示入門步驟',
    '无法显示入门步骤',
    '「はじめに」を表示できませんでした',
  ],
  'Finding a product': ['尋找產品', '查找产品', '製品を探す'],
  'First category': ['首個類別', '首个类别', '最初のカテゴリー'],
  'First product': ['首個產品', '首个产品', '最初の製品'],
  'First steps': ['入門步驟', '入门步骤', 'はじめに'],
  'First steps hidden': ['入門步驟已隱藏。', '已隐藏入门步骤。', '「はじめに」を隠しました。'],
  'First steps shown again': [
    '已再次顯示入門步驟。',
    '已重新显示入门步骤。',
    '「はじめに」をもう一度表示しました。',
  ],
  'Gallery items are past projects and colour books. An item marked as a PDF becomes a download.': [
    '「作品」收錄過往作品及色卡。標示為 PDF 的項目可供下載。',
    '作品包括过往项目和色卡。标为 PDF 的作品可供下载。',
    'ギャラリー項目は過去の作品やカラーカードです。PDFとした項目はダウンロードになります。',
  ],
  'Hide These Steps': ['隱藏這些步驟', '隐藏这些步骤', 'この手順を隠す'],
  'inactive {records}': ['個停用的{records}', '个停用的{records}', '件の無効な{records}'],
  'Item codes are the technical specs per variant of a product: composition, denier, weights and care.':
    [
      '貨號是產品每個款式的技術規格：成分、丹尼、重量及護理。',
      '货号列出产品各规格的技术参数：成分、旦数、重量和护理。',
      '品番は製品の種類ごとの技術仕様です。組成、デニール、重量、取り扱いを記します。',
    ],
  'Keep these': ['保留這些', '保留这些', 'これらを残す'],
  'Languages, accounts and settings stay.': [
    '語言、帳戶及設定會保留。',
    '语言、账号和设置会保留。',
    '言語、アカウント、設定は残ります。',
  ],
  'Messages are waiting to be emailed, the oldest for {time}.': [
    '有訊息等待以電郵寄出，最早的已等待{time}。',
    '有留言等待通过邮件发送，最早的已等待{time}。',
    'メール送信待ちのメッセージがあります。最も古いものは{time}待っています。',
  ],
  'new message': ['則新訊息', '条新留言', '件の新着メッセージ'],
  'new messages': ['則新訊息', '条新留言', '件の新着メッセージ'],
  'No demo content was left to remove.': [
    '已沒有示範內容可移除。',
    '已没有演示内容可移除。',
    '取り除くデモのコンテンツは残っていません。',
  ],
  'Nothing has been changed yet.': [
    '尚未有任何更改。',
    '尚无任何更改。',
    'まだ何も変更されていません。',
  ],
  'Nothing to do.': ['沒有待辦事項。', '没有待办事项。', 'タスクはありません。'],
  'Nothing was removed.': ['沒有移除任何項目。', '没有移除任何内容。', '何も取り除いていません。'],
  'overdue message': ['則逾期訊息', '条逾期留言', '件の期限超過メッセージ'],
  'overdue messages': ['則逾期訊息', '条逾期留言', '件の期限超過メッセージ'],
  'Pinning news': ['置頂消息', '置顶新闻', 'ニュースを固定表示する'],
  'Planning a launch': ['安排發布', '安排发布', '公開を予約する'],
  'Putting things in order': ['調整次序', '调整顺序', '並べ替える'],
  'Quick Guide': ['快速指南', '快速指南', 'クイックガイド'],
  'Recent changes': ['最近的更改', '最近的更改', '最近の変更'],
  'Recipient of messages': ['訊息收件人', '留言收件人', 'メッセージの送信先'],
  'Remove the demo content': ['移除示範內容', '移除演示内容', 'デモのコンテンツを取り除く'],
  'Remove these, too': ['同時移除這些', '同时移除这些', 'これらも取り除く'],
  'Removing...': ['正在移除…', '正在移除…', '取り除いています…'],
  'Showing projects': ['展示作品', '展示作品', '作品を見せる'],
  'Sort the products by any column, or filter them by status. Only Active products show on the website.':
    [
      '可按任何欄排序產品，或按狀態篩選。網站只顯示啟用的產品。',
      '可按任意列排序产品，或按状态筛选。网站只显示启用的产品。',
      '製品はどの列でも並べ替えられ、状態で絞り込めます。サイトに表示されるのは有効な製品だけです。',
    ],
  'Taking something back': ['撤回更改', '恢复内容', '元に戻す'],
  'The address that receives messages from the Contact Us page. Done when a test email has been sent there.':
    [
      '接收「聯絡我們」頁面訊息的地址。向該地址寄出測試電郵後即完成。',
      '接收“联系我们”页面留言的邮箱。向该邮箱发送测试邮件后即完成。',
      'お問い合わせページのメッセージを受け取るアドレスです。テストメールを送ると完了です。',
    ],
  'The demo content was restored.': [
    '示範內容已還原。',
    '演示内容已恢复。',
    'デモのコンテンツを復元しました。',
  ],
  'The languages that visitors read. English is the original of every text.': [
    '訪客閱讀的語言。所有文字均以英文為原文。',
    '访客阅读的语言。所有文字均以英文为原文。',
    '訪問者が読む言語です。どの文章も英語が原文です。',
  ],
  'Then write the texts of the site under {pages}.': [
    '然後在「{pages}」撰寫網站的文字。',
    '然后在“{pages}”中撰写网站的文字。',
    '次に、「{pages}」でサイトの文章を書いてください。',
  ],
  'They are {records}.': ['包括{records}。', '包括{records}。', '内訳は{records}です。'],
  'This removal no longer exists. Nothing was changed.': [
    '此移除操作已不存在。沒有作出更改。',
    '此次移除的记录已不存在。未作任何更改。',
    'この削除の記録はもうありません。変更はありません。',
  ],
  'This site shows {records} of the demo.': [
    '本網站顯示示範內容的{records}。',
    '本网站显示演示内容的{records}。',
    'このサイトには、デモの{records}が表示されています。',
  ],
  'Tick rows of a list to activate, deactivate, categorise or delete them together. {undo} in the message takes the change back.':
    [
      '剔選列表中的項目，可一併啟用、停用、分類或刪除。訊息中的「{undo}」可撤回更改。',
      '勾选列表中的项目，可一并启用、停用、分类或删除。消息中的“{undo}”可撤回更改。',
      '一覧の行にチェックを入れると、まとめて有効化、無効化、分類、削除ができます。表示されるメッセージの「{undo}」で取り消せます。',
    ],
  'To do': ['待辦', '待办', 'タスク'],
  'Translate {records} into {language}': [
    '把{records}翻譯成 {language}',
    '将{records}翻译成 {language}',
    '{records}を{language}に翻訳',
  ],
  'Use {plan} beside Save to make a record Active or Inactive, or to change it, at a set Hong Kong time. {cancelPlan} in the form cancels it.':
    [
      '使用「儲存」旁的「{plan}」，可於指定的香港時間啟用、停用或更改記錄。表格內的「{cancelPlan}」可取消排程。',
      '使用“保存”旁的“{plan}”，可在指定的香港时间启用、停用或更改记录。表单中的“{cancelPlan}”可将其取消。',
      '保存の隣の「{plan}」で、指定した香港時間にレコードを有効または無効にしたり、変更したりできます。フォームの「{cancelPlan}」で取り消せます。',
    ],
  'Use drag-and-drop ordering for categories, gallery categories and pinned news, then press {saveOrder}.':
    [
      '拖放產品類別、作品類別及置頂消息以調整次序，然後按「{saveOrder}」。',
      '类别、作品类别和置顶新闻可以拖放排序，然后点击“{saveOrder}”。',
      'カテゴリー、ギャラリーカテゴリー、固定表示のニュースはドラッグで並べ替え、「{saveOrder}」を押します。',
    ],
  'Visitors filter the products by category.': [
    '訪客可按類別篩選產品。',
    '访客可按类别筛选产品。',
    '訪問者は製品をカテゴリーで絞り込みます。',
  ],
  'You can pin up to three news items. They come first on the news page.': [
    '最多可置頂三則消息，會排在消息頁面的最前。',
    '最多可置顶三条新闻，它们排在新闻页面的最前面。',
    'ニュースは3件まで固定表示でき、ニュースのページの先頭に並びます。',
  ],
  'Your account': ['你的帳戶', '您的账号', '自分のアカウント'],
  'Your name, addresses, hours and icon. What you leave empty is not shown.': [
    '你的名稱、地址、辦公時間及圖示。留空的項目不會顯示。',
    '您的名称、地址、办公时间和图标。留空的项目不会显示。',
    '名前、住所、営業時間、アイコンです。空欄の項目は表示されません。',
  ],
} as const satisfies TranslationTable;
