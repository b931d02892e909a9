import type { DemoGalleryItem } from '../content-types.ts';
import { phrase } from '../phrase.ts';

const shared = { is_pdf: true, status: 'Active', products: [], media: [] } as const;

export const fullCatalogue: DemoGalleryItem = {
  slug: 'full-catalogue',
  name: phrase(
    'Full Catalogue',
    '完整產品目錄（英文）',
    '完整产品目录（英文）',
    '総合カタログ（英語）',
  ),
  description: phrase(
    'Every thread we make, with its item codes, counts, weights and care, ready to print.',
    '所有線種及其貨號、紗支、重量與護理說明，可直接列印。',
    '所有线种及其货号、纱支、重量与护理说明，可直接打印。',
    '全製品の品番、番手、重量、取り扱い方法を収録。そのまま印刷できます。',
  ),
  primary_image_url: 'gallery/pdf-catalogue.jpg',
  pdf_url: 'catalogue.pdf',
  categories: ['downloads'],
  ...shared,
};

export const careGuide: DemoGalleryItem = {
  slug: 'care-guide',
  name: phrase('Care Guide', '護理指引（英文）', '护理指南（英文）', '取り扱いガイド（英語）'),
  description: phrase(
    'Washing, bleaching, ironing and dry-cleaning for each thread, on two pages to pass on to your garment maker.',
    '各款線的洗滌、漂白、熨燙及乾洗說明，共兩頁，可直接轉交製衣廠。',
    '各款线的洗涤、漂白、熨烫及干洗说明，共两页，可直接转交服装厂。',
    '糸ごとの洗濯・漂白・アイロン・ドライクリーニングを2ページに。縫製工場へそのままお渡しください。',
  ),
  primary_image_url: 'gallery/pdf-care-guide.jpg',
  pdf_url: 'care-guide.pdf',
  categories: ['downloads'],
  ...shared,
};

export const machineSettings: DemoGalleryItem = {
  slug: 'machine-settings',
  name: phrase(
    'Machine Settings',
    '機器設定指引（英文）',
    '机器设置指南（英文）',
    'ミシン設定ガイド（英語）',
  ),
  description: phrase(
    'Needles, tension, speed and stitch density for every thread, with the five usual causes of breakage and how to cure them.',
    '各款線的針號、張力、車速及針步密度，另附五個常見斷線原因及解決方法。',
    '各款线的针号、张力、车速及针迹密度，另附五个常见断线原因及解决方法。',
    '糸ごとの針、張力、速度、ステッチ密度。糸切れの5大原因と対処法も掲載しています。',
  ),
  primary_image_url: 'gallery/pdf-machine-settings.jpg',
  pdf_url: 'machine-settings.pdf',
  categories: ['downloads'],
  ...shared,
};

export const colourBookStPdf: DemoGalleryItem = {
  slug: 'colour-book-st-pdf',
  name: phrase(
    'ST Colour Book, printable',
    'ST 色卡（列印版，英文）',
    'ST 色卡（打印版，英文）',
    'STカラーカード（印刷用、英語）',
  ),
  description: phrase(
    'Colour numbers and names of the ST range for your files. For colour matching, ask us for the book with the wound threads.',
    'ST 系列色號及色名，供存檔之用。如需對色，請向我們索取實物色卡。',
    'ST 系列色号及色名，供存档使用。如需对色，请向我们索取实物色卡。',
    'STシリーズの色番・色名一覧。色合わせには実物の巻き見本をご請求ください。',
  ),
  primary_image_url: 'gallery/pdf-colour-book-st.jpg',
  pdf_url: 'colour-book-st.pdf',
  categories: ['downloads', 'colour-books'],
  ...shared,
};

export const certificateDemo: DemoGalleryItem = {
  slug: 'certificate-demo',
  name: phrase(
    'OEKO-TEX Standard 100 Certificate (DEMO)',
    'OEKO-TEX Standard 100 證書（DEMO 示範，英文）',
    'OEKO-TEX Standard 100 证书（DEMO 示例，英文）',
    'OEKO-TEX Standard 100 認証書（DEMO見本、英語）',
  ),
  description: phrase(
    'DEMO document: a placeholder for the class I certificate of the thread range. Not a certificate.',
    'DEMO 示範文件：示意第一類產品證書的展示位置，並非真實證書。',
    'DEMO 示例文件：示意第一类产品证书的展示位置，并非真实证书。',
    'DEMO見本文書：クラスI認証書の掲載位置を示すもので、実際の認証書ではありません。',
  ),
  primary_image_url: 'gallery/pdf-certificate-demo.jpg',
  pdf_url: 'certificate-demo.pdf',
  categories: ['certificates', 'downloads'],
  ...shared,
};

export const pfasReachDemo: DemoGalleryItem = {
  slug: 'pfas-reach-statement-demo',
  name: phrase(
    'PFAS and REACH Statement (DEMO)',
    'PFAS 及 REACH 聲明（DEMO 示範，英文）',
    'PFAS 及 REACH 声明（DEMO 示例，英文）',
    'PFAS不使用・REACH適合宣言書（DEMO見本、英語）',
  ),
  description: phrase(
    'DEMO document: a template of our statement on lacquers, dyes and metals, for your compliance file.',
    'DEMO 示範文件：有關塗層、染料及金屬的聲明格式，供合規存檔參考。',
    'DEMO 示例文件：有关涂层、染料及金属的声明格式，供合规存档参考。',
    'DEMO見本文書：塗料・染料・金属に関する宣言書の書式です。法令対応資料の参考に。',
  ),
  primary_image_url: 'gallery/pdf-pfas-reach-statement-demo.jpg',
  pdf_url: 'pfas-reach-statement-demo.pdf',
  categories: ['certificates', 'downloads'],
  ...shared,
};
