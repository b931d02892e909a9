import type { TranslationTable } from './translation-table.ts';

/** Texts of the screens for the words of the public site, for search words, and for what buyers look for. */
export const publicWords = {
  '{language}: {missing} of {total} words are missing.': [
    '{language}：{total}項文字中欠缺{missing}項。',
    '{language}：{total} 项文字中缺少 {missing} 项。',
    '{language}：{total}件の文言のうち{missing}件が未翻訳です。',
  ],
  '{language}: all {total} words are there.': [
    '{language}：全部{total}項文字已齊全。',
    '{language}：全部 {total} 项文字已齐全。',
    '{language}：{total}件の文言がすべてそろっています。',
  ],
  'About Us': ['關於我們', '关于我们', '会社案内'],
  'All groups': ['所有群組', '所有分组', 'すべてのグループ'],
  'All words': ['所有文字', '所有文字', 'すべての文言'],
  'Contact Us': ['聯絡我們', '联系我们', 'お問い合わせ'],
  'Failed to save words': ['未能儲存文字', '无法保存文字', '文言を保存できませんでした'],
  Gallery: ['作品及資源', '作品与资源', 'ギャラリー'],
  Group: ['群組', '分组', 'グループ'],
  'Header, Footer and Notices': [
    '頁首、頁尾及通知',
    '页眉、页脚与通知',
    'ヘッダー、フッター、通知',
  ],
  Home: ['首頁', '首页', 'ホーム'],
  'Labels, headings and messages of the public site. A word that is missing is shown in English, and a changed English word replaces the built-in one. Keep what is in braces, such as {n}: the site puts a value there.':
    [
      '公開網站的標籤、標題及訊息。欠缺的文字會以英文顯示，而更改後的英文文字會取代內置文字。請保留大括號內的內容，例如 {n}：網站會在該處填入數值。',
      '公开网站的标签、标题和消息。缺少的文字以英文显示，更改后的英文文字会替换内置文字。请保留大括号中的内容，例如 {n}：网站会在该处填入值。',
      '公開サイトのラベル、見出し、メッセージです。未翻訳の文言は英語で表示され、変更した英語の文言は組み込みのものに代わります。{n}のような波かっこの部分は残してください。サイトがそこに値を入れます。',
    ],
  'Language and history': ['語言及版本紀錄', '语言和历史记录', '言語と履歴'],
  Lists: ['列表', '列表', '一覧'],
  'No words found.': ['找不到文字。', '未找到文字。', '文言が見つかりません。'],
  'Only missing': ['只顯示欠缺', '仅缺少的', '未翻訳のみ'],
  'Save {group}': ['儲存「{group}」', '保存“{group}”', '「{group}」を保存'],
  'Search Engines and Shared Links': [
    '搜尋引擎及分享連結',
    '搜索引擎与分享链接',
    '検索エンジンと共有リンク',
  ],
  'There is no such language, or it is not one of yours.': [
    '沒有此語言，或不是你的語言。',
    '没有此语言，或此语言不由您负责。',
    'この言語はないか、担当の言語ではありません。',
  ],
  'Words of the Interface': ['介面文字', '界面文字', '画面の文言'],
  'Words saved': ['文字已儲存。', '文字已保存。', '文言を保存しました。'],
} as const satisfies TranslationTable;
