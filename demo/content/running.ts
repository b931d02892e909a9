import type { Phrase } from './content-types.ts';
import { phrase } from './phrase.ts';

export const fineEmbroidery: Phrase = phrase(
  'Needle 90/14, looser upper tension, 650–700 stitches a minute. Dry-clean, symbol P.',
  '用90/14號針，面線張力放鬆，車速每分鐘650至700針。可專業乾洗（P，四氯乙烯等溶劑）。',
  '用90/14号针，面线张力放松，车速每分钟650至700针。可专业干洗（P，四氯乙烯等溶剂）。',
  '針は90/14、上糸張力はゆるめ、毎分650～700針。ドライクリーニング可（Ⓟ）。',
);

/** The machine settings for a coarse thread, which needs a design with fewer stitches. */
export function coarseEmbroidery(percentLessDensity: number): Phrase {
  return phrase(
    `Needle 90/14, looser upper tension, 650–700 stitches a minute. Lower the stitch density by ${percentLessDensity}%. Dry-clean, symbol P.`,
    `用90/14號針，面線張力放鬆，車速每分鐘650至700針。針步密度減少${percentLessDensity}%。可專業乾洗（P，四氯乙烯等溶劑）。`,
    `用90/14号针，面线张力放松，车速每分钟650至700针。针迹密度减少${percentLessDensity}%。可专业干洗（P，四氯乙烯等溶剂）。`,
    `針は90/14、上糸張力はゆるめ、毎分650～700針。ステッチ密度を${percentLessDensity}%下げてください。ドライクリーニング可（Ⓟ）。`,
  );
}

export const flatFeeding: Phrase = phrase(
  'Draw off sideways from a turning bobbin or spool: taken over the end, flat film twists. Light, even tension. Dry-clean, symbol P.',
  '筒管或線軸須轉動，由側面退繞；若由軸端抽出，扁絲便會起撚。張力宜輕而均勻。可專業乾洗（P，四氯乙烯等溶劑）。',
  '筒管或线轴须转动，从侧面退绕；若从轴端抽出，扁丝便会起捻。张力宜小而均匀。可专业干洗（P，四氯乙烯等溶剂）。',
  'ボビンまたはスプールを回して横取りしてください。縦取りすると平糸に撚りが入ります。張力は軽く均一に。ドライクリーニング可（Ⓟ）。',
);
export const knitFeeding: Phrase = phrase(
  'Plate or feed with the ground yarn under light, even tension; wax lightly for circular machines. Dry-clean, symbol P.',
  '與地紗一併餵入或添紗編織，張力宜輕而均勻；圓機可輕微過蠟。可專業乾洗（P，四氯乙烯等溶劑）。',
  '与地纱一并喂入或添纱编织，张力宜小而均匀；圆机可轻微过蜡。可专业干洗（P，四氯乙烯等溶剂）。',
  '地糸と引き揃え、またはプレーティングで。張力は軽く均一に。丸編機では軽くワックスをかけてください。ドライクリーニング可（Ⓟ）。',
);
export const reflectiveEmbroidery: Phrase = phrase(
  'Needle 90/14, looser upper tension, 650 stitches a minute at most; long satin stitches return the most light. Decorative: not certified for high-visibility clothing. Dry-clean, symbol P.',
  '用90/14號針，面線張力放鬆，車速不超過每分鐘650針；長平包針反光最強。屬裝飾用途，未獲反光安全衣認證。可專業乾洗（P，四氯乙烯等溶劑）。',
  '用90/14号针，面线张力放松，车速不超过每分钟650针；长平包针反光最强。属装饰用途，未经高可视性警示服认证。可专业干洗（P，四氯乙烯等溶剂）。',
  '針は90/14、上糸張力はゆるめ、毎分650針まで。長めのサテンステッチで最もよく反射します。装飾用であり、高視認性安全服の規格認証品ではありません。ドライクリーニング可（Ⓟ）。',
);
export const reflectiveKnitting: Phrase = phrase(
  'For knitting and braiding: light, even tension. Decorative: not certified for high-visibility clothing. Dry-clean, symbol P.',
  '用於針織及編帶：張力宜輕而均勻。屬裝飾用途，未獲反光安全衣認證。可專業乾洗（P，四氯乙烯等溶劑）。',
  '用于针织和编带：张力宜小而均匀。属装饰用途，未经高可视性警示服认证。可专业干洗（P，四氯乙烯等溶剂）。',
  'ニット・ブレード用。張力は軽く均一に。装飾用であり、高視認性安全服の規格認証品ではありません。ドライクリーニング可（Ⓟ）。',
);
export const couching: Phrase = phrase(
  'Lay in pairs and couch by hand with silk, or with a cording device; do not stitch through the cloth. Dry-clean, symbol P.',
  '兩根並排，以絲線手工釘牢，或用盤帶繡裝置；勿穿過布面車縫。可專業乾洗（P，四氯乙烯等溶劑）。',
  '两根并排，用丝线手工钉牢，或用盘带绣装置；勿穿过面料缝绣。可专业干洗（P，四氯乙烯等溶剂）。',
  '2本引き揃えて絹糸の駒繍で留めるか、コード刺繍装置をお使いください。生地に通して縫わないでください。ドライクリーニング可（Ⓟ）。',
);
export const purlWork: Phrase = phrase(
  'Cut to length and sew down like a bead, with waxed thread. By hand only; no dry-cleaning.',
  '按所需長度剪段，以蠟線如釘珠般縫上。只宜手工；不可乾洗。',
  '按所需长度剪段，用蜡线如钉珠般缝上。只宜手工；不可干洗。',
  '必要な長さに切り、蝋引き糸でビーズのように縫い留めます。手刺繍専用。ドライクリーニング不可。',
);
export const fineTrilobal: Phrase = phrase(
  'Needle 65/9 for small lettering, usual tension, up to 1,000 stitches a minute. Dry-clean, symbol P.',
  '細字用65/9號針，一般張力，車速可達每分鐘1,000針。可專業乾洗（P，四氯乙烯等溶劑）。',
  '小字用65/9号针，一般张力，车速可达每分钟1,000针。可专业干洗（P，四氯乙烯等溶剂）。',
  '細かな文字には65/9の針。張力は標準、毎分1,000針まで。ドライクリーニング可（Ⓟ）。',
);
export const standardTrilobal: Phrase = phrase(
  'Needle 75/11, usual tension, up to 1,000 stitches a minute. Dry-clean, symbol P.',
  '用75/11號針，一般張力，車速可達每分鐘1,000針。可專業乾洗（P，四氯乙烯等溶劑）。',
  '用75/11号针，一般张力，车速可达每分钟1,000针。可专业干洗（P，四氯乙烯等溶剂）。',
  '針は75/11。張力は標準、毎分1,000針まで。ドライクリーニング可（Ⓟ）。',
);
