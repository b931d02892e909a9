import type { InterfaceLocale } from '#domain/languages/interface-locale.ts';

/** A term of the trade in each language. */
interface Term extends Readonly<Record<InterfaceLocale, string>> {
  /** Other words for the term. No text of the product uses them. */
  readonly not?: Readonly<Partial<Record<InterfaceLocale, readonly string[]>>>;
}

function term(
  en: string,
  zhHant: string,
  zhHans: string,
  ja: string,
  not?: NonNullable<Term['not']>,
): Term {
  return { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans, ja, ...(not && { not }) };
}

/**
 * The agreed terms of the trade. English is British, zh-Hant as in Hong Kong, zh-Hans as in mainland China.
 * glossary.test.ts checks every text of the site and the demo.
 */
export const glossary: readonly Term[] = [
  // What we make
  term('embroidery thread', '繡花線', '绣花线', '刺繍糸', {
    'zh-Hant': ['刺繡線', '線材'],
    'zh-Hans': ['刺绣线', '线材'],
    ja: ['刺しゅう'],
  }),
  term('yarn', '紗線', '纱线', 'ラメ糸'),
  term('metallic', '金銀線', '金银线', '金銀糸'),
  term('lamé', 'Lamé', 'Lamé', 'ラメ', { en: ['lame'], 'zh-Hant': ['Lame'], 'zh-Hans': ['Lame'] }),
  term('flat', '扁絲', '扁丝', '平糸'),
  term('round-wrapped', '包覆圓線', '包覆圆线', '丸撚'),
  term('cross-wrapped', '交叉包覆', '交叉包覆', 'タスキ撚'),
  term('feather', '羽衣', '羽衣', '羽衣'),
  term('holographic', '鐳射', '镭射', 'ホログラム', { 'zh-Hant': ['激光'], 'zh-Hans': ['激光'] }),
  term('iridescent', '幻彩', '幻彩', 'オーロラ'),
  term('glow-in-the-dark', '夜光', '夜光', '蓄光'),
  term('reflective', '反光', '反光', '再帰反射'),
  term('Japan gold', '日式金線', '日式金线', '撚金糸', {
    'zh-Hant': ['撚金線'],
    'zh-Hans': ['捻金线'],
  }),
  term('bullion', '印度絲', '印度丝', 'ブリオン'),
  term('smooth', '光面', '光面', 'スムース', { 'zh-Hant': ['平絲'], 'zh-Hans': ['平丝'] }),
  term('rough', '啞面', '哑面', 'ラフ', { 'zh-Hant': ['啞絲'], 'zh-Hans': ['哑丝'] }),
  term('check', '切面', '切面', 'チェック', { 'zh-Hant': ['方絲'], 'zh-Hans': ['方丝'] }),
  term('Effects', '特殊效果', '特殊效果', '特殊糸', { ja: ['特殊効果'] }),
  term('Heritage', '傳統工藝', '传统工艺', '伝統糸'),

  // What it is made of, and how
  term('core', '芯線', '芯线', '芯糸'),
  term('film', '薄膜', '薄膜', 'フィルム', {
    en: ['foil'],
    'zh-Hant': ['金箔包覆'],
    'zh-Hans': ['金箔包覆'],
  }),
  term('metallised', '真空鍍鋁', '真空镀铝', 'アルミ蒸着', { en: ['metallized'] }),
  term('lacquer', '塗層', '涂层', '塗膜'),
  term('PFAS', '不含 PFAS', '不含 PFAS', 'PFAS不使用', { ja: ['PFASフリー'] }),
  term('polyester', '聚酯', '聚酯', 'ポリエステル'),
  term('nylon', '尼龍', '锦纶', 'ナイロン', { 'zh-Hans': ['尼龙'] }),
  term('viscose', '黏膠', '粘胶', 'レーヨン', { ja: ['ビスコース'] }),
  term('Made', '製造', '制造', '製造', { en: ['spun in Japan', 'Spun at', 'spin to order'] }),
  term('winding heads', '捲繞機', '卷绕机', '巻取機', {
    'zh-Hant': ['捲繞錠', '捲線機'],
    'zh-Hans': ['卷绕锭', '卷线机'],
  }),
  term('Inspect', '檢驗', '检验', '検品', { 'zh-Hant': ['檢定'], 'zh-Hans': ['检定'] }),

  // The specification of an item code
  term('item code', '貨號', '货号', '品番', { en: ['article number'] }),
  term('composition', '成分', '成分', '組成', { 'zh-Hant': ['成份'], 'zh-Hans': ['成份'] }),
  term('type', '類型', '类型', 'タイプ'),
  term('denier', '丹尼', '旦数（D）', 'デニール', { 'zh-Hans': ['丹尼', '旦（D）'] }),
  term('count', '紗支', '纱支', '番手'),
  term('length', '長度', '长度', '糸長'),
  term('net weight', '淨重', '净重', '正味重量', { ja: ['純重量'] }),
  term('gross weight', '毛重', '毛重', '総重量'),
  term('cone', '寶塔筒', '宝塔筒', 'コーン'),
  term('spool', '線軸', '线轴', 'スプール'),
  term('country of origin', '原產地', '原产地', '原産国'),
  term('lot', '缸號', '缸号', 'ロット'),
  term('catalogue', '產品目錄', '产品目录', 'カタログ', { en: ['catalog'] }),
  term('specifications', '規格', '规格', '仕様'),
  term('N/A', '不適用', '不适用', '該当なし'),

  // Colour
  term('colour book', '色卡', '色卡', 'カラーカード', { en: ['color'], ja: ['見本帳', '色見本'] }),
  term('colour numbers', '色號', '色号', '色番'),
  term('metallic colour', '金屬色', '金属色', '金属色', {
    en: ['mislead', 'misleads'],
    'zh-Hant': ['真貌'],
    'zh-Hans': ['真貌'],
  }),
  term('custom colours', '訂色', '定制颜色', '別注色', {
    'zh-Hant': ['訂染色'],
    'zh-Hans': ['定染色'],
  }),
  term('lab dip', '打色辦', '打色样', 'ビーカー出し', {
    'zh-Hant': ['打色樣', '五至八'],
    'zh-Hans': ['五至八'],
  }),
  term('sample', '樣辦', '样品', 'サンプル', { 'zh-Hant': ['樣品', '樣板'] }),

  // Working with it
  term('embroidery', '繡花', '刺绣', '刺繍', { 'zh-Hant': ['刺繡'] }),
  term('weaving', '梭織', '机织', '製織', { 'zh-Hans': ['梭织'] }),
  term('knitting', '針織', '针织', 'ニット'),
  term('satin stitch', '平包針', '平包针', 'サテンステッチ', {
    'zh-Hant': ['緞針', '緞面繡'],
    'zh-Hans': ['缎针', '缎面绣'],
  }),
  term('fill stitch', '他他米（填充）針', '他他米（填充）针', 'タタミ縫い', {
    'zh-Hant': ['平針'],
    'zh-Hans': ['平针'],
  }),
  term('stitch density', '針步密度', '针迹密度', 'ステッチ密度', {
    'zh-Hant': ['針距0'],
    'zh-Hans': ['针距0', '针步'],
  }),
  term('yoke', '擔干', '育克', 'ヨーク'),
  term('label', '織嘜', '织标', '織ネーム', { 'zh-Hans': ['织唛'] }),
  term('lace', '花邊', '花边', 'レース'),
  term('brocade', '織錦', '织锦', '錦織'),
  term('ribbon', '絲帶', '丝带', 'リボン'),
  term('upholstery trimmings', '家居裝飾帶', '家纺花边', '装飾トリミング', {
    'zh-Hant': ['家飾帶'],
  }),
  term('decorative thread', '裝飾用線', '装饰用线', '意匠糸', {
    en: ['design thread'],
    'zh-Hant': ['設計用線'],
    'zh-Hans': ['设计用线'],
  }),
  term('feed', '餵', '喂', '給糸', { 'zh-Hant': ['喂'] }),
  term('metal detector', '金屬檢測機', '金属检测机', '金属検出機', {
    en: ['needle detector'],
    'zh-Hant': ['驗針機'],
    'zh-Hans': ['检针机'],
    ja: ['検針機'],
  }),
  term('kake', '掛', '挂', '掛', {
    'zh-Hant': ['二掛', '半掛'],
    'zh-Hans': ['二挂', '半挂'],
    ja: ['0.5掛', '0.8掛'],
  }),

  // Care
  term('bleach', '漂白', '漂白', '漂白'),
  term('iron', '熨燙', '熨烫', 'アイロン'),
  term('reverse', '布底（反面）', '反面', '裏面', { 'zh-Hant': ['底面'] }),
  term('washing temperature', '洗滌溫度', '洗涤温度', '洗濯温度'),
  term('mild process', '溫和程序', '缓和程序', '弱い洗濯', {
    en: ['mild cycle'],
    'zh-Hant': ['弱水流'],
    ja: ['弱水流'],
  }),
  term('very mild process', '非常溫和程序', '非常缓和程序', '非常に弱い洗濯', {
    en: ['gentle cycle'],
    'zh-Hant': ['輕柔'],
    'zh-Hans': ['轻柔'],
    ja: ['弱い水流'],
  }),
  term('Dry-clean', '乾洗', '干洗', 'ドライクリーニング', { en: ['Dry-cleaning: P'] }),
  term('acid-free tissue', '無酸紙', '无酸纸', '中性紙', { ja: ['無酸紙'] }),

  // Trade and the site
  term('in stock', '現貨', '现货', '在庫'),
  term('lead time', '交貨期', '交货期', '納期', {
    'zh-Hant': ['三至四'],
    'zh-Hans': ['三至四'],
  }),
  term('repeat order', '補單', '返单', '追加'),
  term('request a sample', '索取樣辦', '索取样品', 'サンプルを請求'),
  term('sample request', '樣辦申請', '样品申请', 'サンプルのご請求', {
    'zh-Hant': ['樣辦要求'],
    'zh-Hans': ['样品请求'],
    ja: ['請求を送信'],
  }),
  term('enquiry', '查詢', '咨询', 'お問い合わせ', { en: ['inquir'], 'zh-Hans': ['询盘'] }),
  term('quotation', '報價', '报价', '見積もり', { ja: ['見積り', '見積価格'] }),
  term('working day', '工作天', '工作日', '営業日', {
    en: ['same day'],
    'zh-Hant': ['即日'],
    'zh-Hans': ['当天'],
    ja: ['当日'],
  }),
  term('email', '電郵', '电子邮', 'メール', { en: ['e-mail'] }),
  term('offline', '離線', '离线', 'オフライン', {
    'zh-Hant': ['沒有連線'],
    'zh-Hans': ['没有连接'],
    ja: ['接続がありません'],
  }),
  term('published', '發布', '发布', '公開', { 'zh-Hant': ['發佈'] }),
  term('customer', '客', '客户', 'お客様', { 'zh-Hans': ['客人'] }),
  term('delivery', '送貨', '配送', '配送'),
  term('download', '下載', '下载', 'ダウンロード'),
  term('certificate', '證書', '证书', '認証書'),
  term('scope certificate', '範圍證書', '范围证书', 'スコープ証明書', { ja: ['スコープ認証'] }),
  term(
    'Intertextile Shanghai Apparel Fabrics – Autumn Edition',
    '中國國際紡織面料及輔料（秋冬）博覽會',
    '中国国际纺织面料及辅料（秋冬）博览会',
    'インターテキスタイル上海',
  ),
  term('news & events', '最新消息及活動', '新闻与活动', 'ニュース＆イベント'),
  term('gallery', '作品及資源', '作品与资源', 'ギャラリー'),
  term('contact us', '聯絡我們', '联系我们', 'お問い合わせ'),
  term('newsletter', '電子通訊', '邮件资讯', 'ニュースレター', { 'zh-Hans': ['电子通讯'] }),
  term('subscribe', '訂閱', '订阅', '購読'),

  // Law
  term('invitation to treat', '要約邀請', '要约邀请', '申込みの誘引', {
    'zh-Hant': ['邀請查詢'],
    'zh-Hans': ['邀请询盘'],
  }),
  term('Privacy Commissioner', '私隱專員公署', '私隐专员公署', '個人資料私隠専員公署', {
    ja: ['コミッショナー'],
  }),
  term('personal data', '個人資料', '个人信息', '個人情報'),
  term('IP address', 'IP 地址', 'IP 地址', 'IPアドレス', {
    en: ['network address'],
    'zh-Hant': ['網絡地址'],
    'zh-Hans': ['网络地址'],
    ja: ['ネットワークアドレス'],
  }),
];
