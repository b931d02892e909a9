import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import QRCode from 'qrcode';
import { company } from '#domain/company.ts';

// Draws the QR codes of header, footer and contact page. The build runs this, so that the codes always
// match the addresses in domain/company.ts.
const folder = join(import.meta.dirname, '..', 'public', 'qr');
const codes = { wechat: company.weChat.link, whatsapp: company.whatsApp.chat };

await mkdir(folder, { recursive: true });
for (const [name, address] of Object.entries(codes)) {
  const drawn = await QRCode.toString(address, {
    type: 'svg',
    margin: 2,
    errorCorrectionLevel: 'M',
    color: { dark: '#16130fff', light: '#ffffffff' },
  });
  await writeFile(join(folder, `${name}.svg`), drawn);
}
