import { careA } from '../care.ts';
import { blend, glassBeadFilm, polyester } from '../composition.ts';
import { reflectiveFilm } from '../construction.ts';
import type { DemoProduct } from '../content-types.ts';
import { japan } from '../origin.ts';
import { cones, packed, spools } from '../packing.ts';
import { paragraphs } from '../paragraphs.ts';
import { phrase } from '../phrase.ts';
import { reflectiveEmbroidery, reflectiveKnitting } from '../running.ts';

const shared = {
  composition: blend([65, glassBeadFilm], [35, polyester]),
  type: reflectiveFilm,
  country_of_origin: japan,
  ...careA,
};

export const reflective: DemoProduct = {
  slug: 'reflective',
  name: phrase('Reflective', '反光線', '反光线', '再帰反射糸'),
  description: phrase(
    'Slate grey by day, bright white in headlights. Thousands of glass beads to the centimetre send light straight back to where it came from.',
    '日間深灰，車燈一照即成亮白。每厘米有數以千計的玻璃微珠，把光線原路送回光源。',
    '白天深灰，车灯一照即成亮白。每厘米有数以千计的玻璃微珠，把光线原路送回光源。',
    '昼はスレートグレー、ヘッドライトに照らされると真っ白に。1 cmあたり数千個のガラスビーズが、受けた光を光源へまっすぐ返します。',
  ),
  detailed_description: phrase(
    paragraphs(
      'Reflective film is wrapped round a polyester core, so that the thread can be sewn, knitted or woven like any other. RF200 runs on a normal embroidery head, RF330 suits flat knitting, RF500 is for braids, shoelaces and drawcords.',
      'The beads work best when they face the light. Long satin stitches and floats return more light than short or crossing ones.',
      'It is a decorative thread for sport, streetwear and bags. It has not been tested to a standard for high-visibility clothing and is not offered for that purpose.',
    ),
    paragraphs(
      '反光薄膜包覆聚酯芯線，可如一般繡花線車繡、針織或梭織。RF200適用於一般繡花機頭，RF330適合橫機，RF500用於編帶、鞋帶及索繩。',
      '微珠面向光源時反光最佳；長平包針及浮線的反光強於短針及交疊針。',
      '這是裝飾用線，適合運動服、街頭服飾及手袋，未按反光安全衣標準測試，亦不供此用途。',
    ),
    paragraphs(
      '反光薄膜包覆聚酯芯线，可像一般绣花线一样机绣、针织或机织。RF200适用于普通绣花机头，RF330适合横机，RF500用于编带、鞋带和抽绳。',
      '微珠面向光源时反光最佳；长平包针和浮线的反光强于短针和交叠针。',
      '这是装饰用线，适合运动服、街头服饰和箱包，未按高可视性警示服标准测试，也不供此用途。',
    ),
    paragraphs(
      '再帰反射フィルムをポリエステル芯に巻いているため、通常の糸と同じように刺繍、編み、織りに使えます。RF200は通常の刺繍ヘッドに、RF330は横編に、RF500はブレードや靴紐、コードに。',
      'ビーズが光に向くほどよく反射します。短い針目や交差する針目よりも、長いサテンステッチや浮き糸が効果的です。',
      'スポーツ、ストリートウェア、バッグのための意匠糸です。高視認性安全服の規格試験は受けておらず、その用途ではご提供しておりません。',
    ),
  ),
  status: 'Active',
  categories: ['effects', 'embroidery'],
  uses: ['machine-embroidery', 'weaving', 'knitting', 'trimmings'],
  image_url: 'products/reflective-main.jpg',
  images: ['products/reflective-2.jpg', 'products/reflective-3.jpg'],
  catalogue_pdf: 'catalogue.pdf',
  item_codes: [
    {
      item_code: 'RF200',
      image_url: 'item-codes/rf200.jpg',
      denier: '200 D',
      length: '2,000 m',
      net_weight: '44 g',
      gross_weight: '66 g',
      other_information: packed('222 dtex, Nm 45', cones),
      other_technical_info: reflectiveEmbroidery,
      ...shared,
    },
    {
      item_code: 'RF330',
      image_url: 'item-codes/rf330.jpg',
      denier: '330 D',
      length: '1,000 m',
      net_weight: '37 g',
      gross_weight: '59 g',
      other_information: packed('367 dtex, Nm 27', cones),
      other_technical_info: reflectiveKnitting,
      ...shared,
    },
    {
      item_code: 'RF500',
      image_url: 'item-codes/rf500.jpg',
      denier: '500 D',
      length: '500 m',
      net_weight: '28 g',
      gross_weight: '38 g',
      other_information: packed('556 dtex, Nm 18', spools),
      other_technical_info: reflectiveKnitting,
      ...shared,
    },
  ],
};
