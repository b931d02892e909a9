import type { TranslationTable } from './translation-table.ts';

/** Translations. */
export const translations = {
  // How much is translated
  '{count} missing': ['欠{count}項', '缺 {count} 项', '未翻訳{count}件'],
  '{count} out of date': ['{count}項過時', '{count} 项过时', '要更新{count}件'],
  Complete: ['完整', '完整', '完了'],
  'How much of {kinds} is translated': [
    '{kinds}的翻譯進度',
    '{kinds}的翻译进度',
    '{kinds}の翻訳の進み具合',
  ],
  '{part} of {whole}': ['{part}／{whole}', '{part}／{whole}', '{part}／{whole}'],
  '({part} of {whole})': ['（{part}／{whole}）', '（{part}／{whole}）', '（{part}／{whole}）'],
  '({part} of {whole}, {outdated} out of date)': [
    '（{part}／{whole}，{outdated}項過時）',
    '（{part}／{whole}，{outdated} 项过时）',
    '（{part}／{whole}、要更新{outdated}件）',
  ],
  'Words of the interface:': ['介面文字：', '界面文字：', '画面の文言：'],
  'Next Missing': ['下一項欠缺', '下一个缺失', '次の未翻訳'],
  'Failed to load the translation status': [
    '未能載入翻譯狀態',
    '无法加载翻译状态',
    '翻訳の状態を読み込めませんでした',
  ],

  // The screen Translations
  Records: ['記錄', '记录', 'レコード'],
  'Entity type': ['記錄種類', '记录种类', 'レコードの種類'],
  'Search {kinds}...': ['搜尋{kinds}…', '搜索{kinds}…', '{kinds}を検索…'],
  'Missing in {language}': ['欠缺 {language}', '缺少 {language} 译文', '{language}が未翻訳'],
  'Translatable Fields': ['可翻譯的欄位', '可翻译的字段', '翻訳できる項目'],
  'No entity selected': ['沒有選取記錄', '未选择记录', 'レコードが選ばれていません'],
  'Select an entity to view fields': [
    '選取記錄以查看欄位',
    '选择记录以查看字段',
    'レコードを選ぶと項目が表示されます',
  ],
  'Nothing to translate': ['沒有需要翻譯的內容', '没有需要翻译的内容', '翻訳する内容はありません'],
  'Out of date': ['過時', '过时', '要更新'],
  'Select a field first': ['請先選取欄位', '请先选择字段', '先に項目を選んでください'],
  'Select a field to manage translations': [
    '選取欄位以管理翻譯',
    '选择字段以管理译文',
    '項目を選ぶと翻訳を管理できます',
  ],
  'All available languages have been used for this field': [
    '此欄位已使用所有可用的語言',
    '此字段已使用所有可用的语言',
    'この項目はすべての言語に翻訳済みです',
  ],
  'No translations added yet': ['尚未加入翻譯', '尚未添加译文', '翻訳はまだありません'],
  'Still Fits': ['仍然適用', '仍然适用', 'このままでよい'],
  'The {language} translation still fits': [
    '{language} 翻譯仍然適用',
    '{language} 译文仍然适用',
    '{language}の翻訳はこのままでよい',
  ],
  'Add Translation': ['新增翻譯', '添加译文', '翻訳を追加'],
  'Edit Translation': ['編輯翻譯', '编辑译文', '翻訳を編集'],
  'Update Translation': ['更新翻譯', '更新译文', '翻訳を更新'],
  Translation: ['翻譯', '译文', '翻訳'],
  'Original text': ['原文', '原文', '原文'],
  'Original: {field}': ['原文：{field}', '原文：{field}', '原文：{field}'],
  'Select a language': ['選擇語言', '选择语言', '言語を選択'],
  'Language is required': ['請選擇語言', '请选择语言', '言語を選択してください'],
  'Translation is required': ['請輸入翻譯', '请输入译文', '翻訳を入力してください'],
  'This will permanently delete the {language} translation for this field. This action cannot be undone.':
    [
      '此欄位的 {language} 翻譯會永久刪除。此操作無法復原。',
      '这将永久删除此字段的 {language} 译文。此操作无法撤销。',
      'この項目の{language}の翻訳を完全に削除します。この操作は元に戻せません。',
    ],
  '{part} {number}: {field}': [
    '{part}{number}：{field}',
    '{part} {number}：{field}',
    '{part}{number}：{field}',
  ],
  'Entity not found': ['找不到記錄', '找不到记录', 'レコードが見つかりません'],
  'Failed to load translatable fields': [
    '未能載入可翻譯的欄位',
    '无法加载可翻译的字段',
    '翻訳できる項目を読み込めませんでした',
  ],
  'Failed to load translations': ['未能載入翻譯', '无法加载译文', '翻訳を読み込めませんでした'],
  'Failed to add translation': ['未能新增翻譯', '无法添加译文', '翻訳を追加できませんでした'],
  'Failed to update translation': ['未能更新翻譯', '无法更新译文', '翻訳を更新できませんでした'],
  'Failed to delete translation': ['未能刪除翻譯', '无法删除译文', '翻訳を削除できませんでした'],
  'Failed to restore translation': ['未能還原翻譯', '无法恢复译文', '翻訳を復元できませんでした'],
  'Translation added successfully': ['翻譯已新增。', '译文已添加。', '翻訳を追加しました。'],
  'Translation updated successfully': ['翻譯已更新。', '译文已更新。', '翻訳を更新しました。'],
  'Translation deleted successfully': ['翻譯已刪除。', '译文已删除。', '翻訳を削除しました。'],
  'Translation restored': ['翻譯已還原。', '译文已恢复。', '翻訳を復元しました。'],
  'Change undone': ['已復原更改。', '已撤销更改。', '変更を元に戻しました。'],
  'Your account does not include this language. Nothing was saved.': [
    '你的帳戶不包括此語言。沒有儲存任何內容。',
    '您的账号不包括此语言。未保存任何内容。',
    'あなたのアカウントはこの言語を担当していません。何も保存されていません。',
  ],
  'Someone else has already added this translation': [
    '其他人已新增此翻譯',
    '其他人已添加此译文',
    'この翻訳はほかの人がすでに追加しました',
  ],
  'Someone else has changed this translation since you opened it. Please review it again.': [
    '你開啟後，其他人已更改此翻譯。請再次檢查。',
    '您打开后，其他人已更改此译文。请再次检查。',
    '開いたあとで、ほかの人がこの翻訳を変更しました。もう一度確認してください。',
  ],
  'Someone else has since deleted this translation.': [
    '其他人已刪除此翻譯。',
    '其他人已删除此译文。',
    'この翻訳はその後ほかの人が削除しました。',
  ],
  'Someone else has added a newer translation into this language.': [
    '其他人已新增此語言的較新翻譯。',
    '其他人已添加此语言的较新译文。',
    'ほかの人がこの言語の新しい翻訳を追加しました。',
  ],
  'Someone else has changed these translations since.': [
    '其他人其後已更改這些翻譯。',
    '其他人之后已更改这些译文。',
    'その後、ほかの人がこれらの翻訳を変更しました。',
  ],
  'Its record has been deleted, or the translation already exists.': [
    '所屬記錄已被刪除，或翻譯已存在。',
    '其记录已被删除，或译文已存在。',
    'レコードが削除されたか、翻訳がすでにあります。',
  ],
  'The original has changed since you opened it. It now says “{text}”. Please review the translation again.':
    [
      '你開啟後，原文已更改。現在是「{text}」。請再次檢查翻譯。',
      '您打开后，原文已更改，现为“{text}”。请再次检查译文。',
      '開いたあとで、原文が変わりました。今は「{text}」です。翻訳をもう一度確認してください。',
    ],

  // Side by side
  'Translate Side by Side': ['並排翻譯', '并排翻译', '並べて翻訳'],
  'All Translations': ['所有翻譯', '所有翻译', 'すべての翻訳'],
  Show: ['顯示', '显示', '表示'],
  'All ticked languages': ['所有已勾選的語言', '所有已勾选的语言', '選んだすべての言語'],
  'All languages': ['所有語言', '所有语言', 'すべての言語'],
  Glossary: ['術語表', '术语表', '用語集'],
  'Still fits': ['仍然適用', '仍然适用', 'このままでよい'],
  'Still fits: {text}': ['仍然適用：{text}', '仍然适用：{text}', 'このままでよい：{text}'],
  'Changed in the original since': ['原文其後的更改', '此后原文的更改', 'その後の原文の変更'],
  'The original now:': ['目前的原文：', '现在的原文：', '今の原文：'],
  'Stored now:': ['目前儲存的內容：', '现在保存的：', '今の保存内容：'],
  'Keep Mine: {text}': ['保留我的：{text}', '保留我的：{text}', '自分の内容を残す：{text}'],
  'Take Theirs: {text}': ['採用對方的：{text}', '采用对方的：{text}', '相手の内容を使う：{text}'],
  'Saves what is unsaved first': [
    '會先儲存未儲存的內容',
    '会先保存未保存的内容',
    '未保存の内容を先に保存します',
  ],
  'Choose a language to translate into.': [
    '請選擇要翻譯成的語言。',
    '请选择要翻译成的语言。',
    '翻訳先の言語を選んでください。',
  ],
  'Nothing is missing or out of date in {languages}.': [
    '{languages}沒有欠缺或過時的翻譯。',
    '{languages}没有缺失或过时的译文。',
    '{languages}に未翻訳や要更新のものはありません。',
  ],
  'No other record has anything missing or out of date.': [
    '其他記錄沒有欠缺或過時的翻譯。',
    '其他记录没有缺失或过时的译文。',
    'ほかのレコードに未翻訳や要更新のものはありません。',
  ],
  'Failed to save translations': ['未能儲存翻譯', '无法保存译文', '翻訳を保存できませんでした'],
  'Translations saved': ['翻譯已儲存。', '译文已保存。', '翻訳を保存しました。'],
  'Nothing was changed': ['沒有作出更改。', '未作任何更改', '何も変更されていません。'],
  'The record no longer has this text. Your translation was not saved.': [
    '記錄已沒有此段文字。你的翻譯沒有儲存。',
    '记录已没有这段文字。您的译文未保存。',
    'レコードにこのテキストはもうありません。翻訳は保存されていません。',
  ],
  'Someone else has changed this translation since you opened it.': [
    '你開啟後，其他人已更改此翻譯。',
    '您打开后，其他人已更改此译文。',
    '開いたあとで、ほかの人がこの翻訳を変更しました。',
  ],
  'The original has changed since you opened it.': [
    '你開啟後，原文已更改。',
    '您打开后，原文已更改。',
    '開いたあとで、原文が変わりました。',
  ],
  'Nothing was saved, because others have changed some of these texts. Decide for each marked field, then save again.':
    [
      '沒有儲存任何內容，因為其他人已更改部分文字。請在每個已標示的欄位作出選擇，然後再次儲存。',
      '未保存任何内容，因为其他人已更改部分文字。请在每个标记的字段作出决定，然后再次保存。',
      'ほかの人が一部のテキストを変更したため、何も保存されていません。印のある項目ごとにどちらを使うか決めて、もう一度保存してください。',
    ],
} as const satisfies TranslationTable;
