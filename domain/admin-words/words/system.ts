import type { TranslationTable } from './translation-table.ts';

/** The screen System, and what it says of the server. */
export const system = {
  ' and ': [' 及 ', ' 和 ', 'と'],
  ', no base backup yet': [
    '，尚未有基礎備份',
    '，尚无基础备份',
    '、ベースバックアップはまだありません',
  ],
  ', one of {count} processes': [
    '，共{count}個程序之一',
    '，{count} 个进程之一',
    '、{count}個のプロセスの1つ',
  ],
  '{count} messages are being sent again': [
    '正在再次寄出{count}則訊息。',
    '正在重新发送 {count} 条留言。',
    '{count}件のメッセージをもう一度送信しています。',
  ],
  '{count} sessions': ['{count}個登入階段', '{count} 个会话', 'セッション{count}件'],
  '{count} should have been carried out already. Ask the operator to look at the log.': [
    '{count}項早應已執行。請營運者查看日誌。',
    '有 {count} 项已到时间但尚未执行。请运维人员查看日志。',
    '{count}件がまだ実行されていません。運用担当者にログの確認を依頼してください。',
  ],
  '{count}, the next at {time}': [
    '{count}項，下一項於 {time}',
    '{count} 项，下一项在 {time}',
    '{count}件、次は{time}',
  ],
  'Read replicas': ['讀取副本', '只读副本', '読み取り用レプリカ'],
  '{used} of {all} in use': [
    '共 {all} 個，使用中 {used} 個',
    '共 {all} 个，使用中 {used} 个',
    '{all}台中{used}台を使用',
  ],
  'A replica that is left out is behind, or does not respond. If it stays so for a minute, ask the operator to run npm run doctor.':
    [
      '未使用的副本尚未跟上，或沒有回應。如持續一分鐘，請營運者執行 npm run doctor。',
      '未使用的副本尚未跟上，或没有响应。如持续一分钟，请运维人员运行 npm run doctor。',
      '使用されていないレプリカは、反映が遅れているか応答していません。1分たっても変わらないときは、運用担当者に npm run doctor の実行を依頼してください。',
    ],
  '{free} of {total} free': [
    '可用 {free}，共 {total}',
    '可用 {free}，共 {total}',
    '空き{free}／全体{total}',
  ],
  '{version}, built {time}': [
    '{version}，建置於 {time}',
    '{version}，构建于 {time}',
    '{version}、ビルド：{time}',
  ],
  '1 session': ['1個登入階段', '1 个会话', 'セッション1件'],
  Attention: ['注意', '需要注意', '注意'],
  '{file} was restored: {rows} rows of {tables} tables are the same.': [
    '已還原 {file}：{tables}個資料表的{rows}列資料全部相同。',
    '已恢复 {file}：{tables} 个数据表的 {rows} 行数据全部相同。',
    '{file}を復元しました。{tables}個の表の{rows}行はすべて同じです。',
  ],
  '{file} was restored: {rows} rows of {tables} tables are the same. Uploaded files in it: {files}, compared by their content: {compared}.':
    [
      '已還原 {file}：{tables}個資料表的{rows}列資料全部相同。備份中已上載的檔案：{files}個，其中已比對內容：{compared}個。',
      '已恢复 {file}：{tables} 个数据表的 {rows} 行数据全部相同。备份中已上传的文件：{files} 个，其中已比对内容：{compared} 个。',
      '{file}を復元しました。{tables}個の表の{rows}行はすべて同じです。アップロードされたファイル：{files}件、うち内容を比較：{compared}件。',
    ],
  'The uploaded file {path} is missing in the backup or is different there.': [
    '已上載的檔案 {path} 不在備份中，或與備份中的檔案不同。',
    '已上传的文件 {path} 不在备份中，或与备份中的文件不同。',
    'アップロードされたファイル{path}がバックアップにないか、内容が異なります。',
  ],
  'Copies of uploaded files': [
    '已上載檔案的副本',
    '已上传文件的副本',
    'アップロードされたファイルのコピー',
  ],
  '{waiting} of {files} files wait for a copy': [
    '共 {files} 個檔案，{waiting} 個等待複製',
    '共 {files} 个文件，{waiting} 个等待复制',
    '{files}件中{waiting}件がコピー待ち',
  ],
  '{files} files': ['{files} 個檔案', '{files} 个文件', 'ファイル{files}件'],
  '; all had copies at {time}': [
    '；{time} 時全部已有副本',
    '；{time} 时全部已有副本',
    '、{time}の時点ですべてコピー済み',
  ],
  'Uploaded files are not being copied. Ask the operator to run npm run doctor.': [
    '已上載的檔案目前沒有複製。請營運者執行 npm run doctor。',
    '已上传的文件目前没有复制。请运维人员运行 npm run doctor。',
    'アップロードされたファイルがコピーされていません。運用担当者に npm run doctor の実行を依頼してください。',
  ],
  'No uploaded file has been copied for an hour. Ask the operator to restart the site.': [
    '一小時內沒有複製任何已上載的檔案。請營運者重新啟動網站。',
    '一小时内没有复制任何已上传的文件。请运维人员重新启动网站。',
    'アップロードされたファイルが1時間コピーされていません。運用担当者にサイトの再起動を依頼してください。',
  ],
  '{table} has other rows after the restore than in the backup.': [
    '還原後，資料表 {table} 的資料與備份不同。',
    '恢复后，数据表 {table} 的数据与备份不同。',
    '復元後の表{table}の行がバックアップと異なります。',
  ],
  'The restored database has other migrations than the backup.': [
    '還原的資料庫與備份的資料庫版本不同。',
    '恢复的数据库与备份的数据库版本不同。',
    '復元したデータベースの版がバックアップと異なります。',
  ],
  'There is no backup to check: run npm run backup.': [
    '沒有可檢查的備份：請執行 npm run backup。',
    '没有可检查的备份：请运行 npm run backup。',
    '検査できるバックアップがありません。npm run backupを実行してください。',
  ],
  'Backup check': ['備份檢查', '备份检查', 'バックアップの検査'],
  'Can go back to any moment from {from} to {until}': [
    '可還原至 {from} 至 {until} 之間的任何時刻',
    '可恢复到 {from} 至 {until} 之间的任意时刻',
    '{from}から{until}までの任意の時点に戻せます',
  ],
  Database: ['資料庫', '数据库', 'データベース'],
  Disk: ['磁碟', '磁盘', 'ディスク'],
  embedded: ['內嵌', '内嵌', '組み込み'],
  'End sessions in Accounts': [
    '在「帳戶」結束登入階段',
    '在“账号”中结束会话',
    '「アカウント」でセッションを終了',
  ],
  Failed: ['失敗', '失败', '失敗'],
  'Failed message': ['寄出失敗的訊息', '失败的留言', '失敗したメッセージ'],
  'Failed messages': ['寄出失敗的訊息', '失败的留言', '失敗したメッセージ'],
  'Failed to load accounts': ['未能載入帳戶', '无法加载账号', 'アカウントを読み込めませんでした'],
  'Failed to load the email queue': [
    '未能載入電郵佇列',
    '无法加载邮件队列',
    'メールの送信状況を読み込めませんでした',
  ],
  'Failed to read the state of the database': [
    '未能讀取資料庫的狀態',
    '无法读取数据库状态',
    'データベースの状態を読み取れませんでした',
  ],
  'Failed to read the state of the server': [
    '未能讀取伺服器的狀態',
    '无法读取服务器状态',
    'サーバーの状態を読み取れませんでした',
  ],
  'Failed to send the messages again': [
    '未能再次寄出訊息',
    '无法重新发送留言',
    'メッセージをもう一度送ることができませんでした',
  ],
  'File store': ['檔案儲存空間', '文件存储', 'ファイルの保管場所'],
  'It is more than two days old. Unless backups are made elsewhere, ask the operator to check the daily backup.':
    [
      '備份已超過兩天。除非在其他地方備份，否則請營運者檢查每日備份。',
      '备份已超过两天。如未在其他地方备份，请运维人员检查每日备份。',
      '2日以上前のものです。ほかでバックアップしていない場合は、運用担当者に毎日のバックアップの確認を依頼してください。',
    ],
  'Last backup': ['上次備份', '上次备份', '最後のバックアップ'],
  'Log archive': ['日誌封存', '日志归档', 'ログのアーカイブ'],
  'Mail server': ['郵件伺服器', '邮件服务器', 'メールサーバー'],
  'Messages are kept here and not emailed. Ask the operator to set SMTP_URL.': [
    '訊息只保留在此，不會以電郵寄出。請營運者設定 SMTP_URL。',
    '留言仅保留在此，不会通过邮件发送。请运维人员设置 SMTP_URL。',
    'メッセージはここに保存され、メールでは送られません。運用担当者にSMTP_URLの設定を依頼してください。',
  ],
  'No backup has been checked for two weeks. Ask the operator to run npm run check-backup.': [
    '已有兩星期沒有檢查備份。請營運者執行 npm run check-backup。',
    '已有两周没有检查备份。请运维人员运行 npm run check-backup。',
    '2週間、バックアップが検査されていません。運用担当者にnpm run check-backupの実行を依頼してください。',
  ],
  'No message has failed': [
    '沒有寄出失敗的訊息。',
    '没有失败的留言。',
    '失敗したメッセージはありません。',
  ],
  None: ['沒有', '无', 'なし'],
  'None yet': ['尚未有', '尚无', 'まだありません'],
  'Not set up': ['未設定', '未设置', '未設定'],
  'on its own server': ['使用獨立伺服器', '使用独立服务器', '専用サーバー'],
  'Only {size} is left: saves and uploads may fail soon. Ask the operator to free some space.': [
    '只餘 {size}：儲存及上載可能很快失敗。請營運者騰出空間。',
    '仅剩 {size}：保存和上传可能很快失败。请运维人员腾出空间。',
    '残り{size}しかありません。保存やアップロードがまもなく失敗するおそれがあります。運用担当者に空きを増やすよう依頼してください。',
  ],
  'Planned Changes': ['排程更改', '定时更改', '予約した変更'],
  'Planned changes on the dashboard': [
    '總覽的排程更改',
    '概览中的定时更改',
    'ダッシュボードの予約した変更',
  ],
  'Running since': ['啟動時間', '启动时间', '起動日時'],
  'Send {count} Again': ['再次寄出{count}封', '重新发送 {count} 封', '{count}件をもう一度送る'],
  Server: ['伺服器', '服务器', 'サーバー'],
  'Set up': ['已設定', '已设置', '設定済み'],
  'Sign-ins in the Security Log': [
    '保安紀錄中的登入',
    '安全日志中的登录',
    'セキュリティログのサインイン',
  ],
  'Signed In': ['已登入', '已登录', 'サインイン中'],
  System: ['系統', '系统', 'システム'],
  'the bucket {name}': ['儲存空間 {name}', '存储桶 {name}', 'バケット{name}'],
  'The check of the last backup failed. Ask the operator to run npm run backup and npm run check-backup.':
    [
      '上次備份的檢查失敗。請營運者執行 npm run backup 及 npm run check-backup。',
      '上次备份的检查失败。请运维人员运行 npm run backup 和 npm run check-backup。',
      '最後のバックアップの検査に失敗しました。運用担当者にnpm run backupとnpm run check-backupの実行を依頼してください。',
    ],
  'The file store is not working: uploads fail': [
    '檔案儲存空間不能運作：無法上載',
    '文件存储无法使用：上传失败',
    'ファイルの保管場所が動作していません。アップロードは失敗します',
  ],
  'The log archive is paused: the disk is nearly full, or the folder of the archive cannot be written. Ask the operator.':
    [
      '日誌封存已暫停：磁碟將滿，或封存資料夾不能寫入。請聯絡營運者。',
      '日志归档已暂停：磁盘将满，或归档文件夹无法写入。请联系运维人员。',
      'ログのアーカイブが停止しています。ディスクがほぼいっぱいか、アーカイブのフォルダーに書き込めません。運用担当者に連絡してください。',
    ],
  'The log of the database is not being archived. Ask the operator to look at the log of the server.':
    [
      '資料庫的日誌沒有封存。請營運者查看伺服器的日誌。',
      '数据库的日志没有归档。请运维人员查看服务器的日志。',
      'データベースのログがアーカイブされていません。運用担当者にサーバーのログの確認を依頼してください。',
    ],
  'The state of the server and its work, as of now. Reload the page to read it again.': [
    '伺服器及其工作的目前狀態。重新載入頁面可再次讀取。',
    '服务器及其工作的当前状态。重新加载页面可再次读取。',
    'サーバーとその処理の現在の状態です。もう一度読み取るには、ページを再読み込みしてください。',
  ],
  'There is none on this server. Unless backups are made elsewhere, ask the operator to check the daily backup.':
    [
      '此伺服器沒有備份。除非在其他地方備份，否則請營運者檢查每日備份。',
      '此服务器上没有备份。如未在其他地方备份，请运维人员检查每日备份。',
      'このサーバーにはありません。ほかでバックアップしていない場合は、運用担当者に毎日のバックアップの確認を依頼してください。',
    ],
  Version: ['版本', '版本', 'バージョン'],
  video: ['影片', '视频', '動画'],
  Waiting: ['等待中', '等待中', '待機中'],
  'Works: {place}': ['運作正常：{place}', '运行正常：{place}', '正常：{place}'],
} as const satisfies TranslationTable;
