import type { DemoNewsItem } from '../content-types.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';

export const pfasFreeLacquer: DemoNewsItem = {
  slug: 'pfas-free-lacquer',
  title: phrase(
    'PFAS-free lacquer on every film we slit',
    '所有薄膜塗層均不含 PFAS',
    '所有薄膜涂层均不含 PFAS',
    'すべてのフィルムの塗料をPFAS不使用に',
  ),
  description: phrase(
    'From this month all our films carry a lacquer made without PFAS. Colours and item codes are unchanged.',
    '由本月起，所有薄膜均採用不含 PFAS 的塗層。顏色不變，貨號不變。',
    '从本月起，所有薄膜均采用不含 PFAS 的涂层。颜色不变，货号不变。',
    '今月より、全フィルムの塗料をPFAS不使用のものに切り替えました。色も品番もそのままです。',
  ),
  article_body: phrase(
    paragraphs(
      'Lacquer is what turns aluminium into gold. It also decides how a thread slides through a needle, and for that the trade long relied on fluorinated additives. We have taken them out.',
      'It took two years, and not because of the colour. The first trials matched every shade, but the thread broke every twenty minutes. The lacquer now in use runs at <strong>650 to 700 stitches a minute</strong> with needle 90/14, as before.',
      'What this means for your orders:',
      '<ul><li>Item codes, colour numbers and care are unchanged.</li><li>Lots made from this month on carry an <strong>F</strong> after the lot number.</li><li>Please do not mix old and new lots on one garment, as with any change of lot.</li><li>A statement for your compliance file is in the gallery (DEMO document).</li></ul>',
      'Samples of <a href="/products/st-viscose">ST Viscose</a> and <a href="/products/m-flat">M Flat</a> with the new lacquer are ready to send.',
    ),
    paragraphs(
      '塗層令鋁變成金色，也決定線過針眼是否順滑。業界一向倚賴含氟添加劑，我們已全部除去。',
      '此事前後用了兩年，難處不在顏色。最初的試製品顏色無一不準，卻每二十分鐘斷一次線。現用塗層配90/14號針，車速仍可維持<strong>每分鐘650至700針</strong>。',
      '對你訂單的影響：',
      '<ul><li>貨號、色號及護理方法不變。</li><li>由本月起生產的線，缸號末尾加上<strong>F</strong>。</li><li>與平常轉缸一樣，新舊缸號的線請勿用於同一件衣物。</li><li>合規存檔所需的聲明可於作品及資源頁下載（DEMO 示範文件）。</li></ul>',
      '採用新塗層的 <a href="/products/st-viscose">ST 黏膠芯金銀線</a> 及 <a href="/products/m-flat">M 扁絲</a> 樣辦已備妥，歡迎索取。',
    ),
    paragraphs(
      '涂层让铝变成金色，也决定线过针眼是否顺滑。业界一向依赖含氟添加剂，我们已全部去除。',
      '此事前后用了两年，难处不在颜色。最初的试制品颜色无一不准，却每二十分钟断一次线。现用涂层配90/14号针，车速仍可维持<strong>每分钟650至700针</strong>。',
      '对您订单的影响：',
      '<ul><li>货号、色号及护理方法不变。</li><li>从本月起生产的线，缸号末尾加上<strong>F</strong>。</li><li>与平常换缸一样，新旧缸号的线请勿用于同一件衣物。</li><li>合规存档所需的声明可在作品与资源页下载（DEMO 示例文件）。</li></ul>',
      '采用新涂层的 <a href="/products/st-viscose">ST 粘胶芯金银线</a> 和 <a href="/products/m-flat">M 扁丝</a> 样品已备好，欢迎索取。',
    ),
    paragraphs(
      'アルミを金に変えるのが塗料です。糸が針穴をどう滑るかも塗料で決まり、業界は長くフッ素系の添加剤に頼ってきました。当社はこれをすべて取り除きました。',
      '2年かかりましたが、難しかったのは色ではありません。最初の試作は全色が合っていながら、20分ごとに切れました。現在の塗料を施した糸は、90/14の針で従来どおり<strong>毎分650～700針</strong>で走ります。',
      'ご注文への影響は次のとおりです。',
      '<ul><li>品番、色番、取り扱い方法に変更はありません。</li><li>今月以降の生産分は、ロット番号の末尾に<strong>F</strong>が付きます。</li><li>通常のロット替わりと同様に、1着に新旧のロットを混用しないでください。</li><li>法令対応資料用の宣言書はギャラリーにございます（DEMO見本文書）。</li></ul>',
      '新塗料の<a href="/products/st-viscose">STレーヨン芯 金銀糸</a>と<a href="/products/m-flat">M平糸</a>のサンプルをご用意しています。',
    ),
  ),
  category: 'Products',
  primary_image_url: 'news/pfas-free-lacquer.jpg',
  media: [],
  status: 'Active',
  is_pinned: true,
  display_order: 3,
  likes: 133,
  created_at: '2026-05-12T10:00:00+08:00',
};
