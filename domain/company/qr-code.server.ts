import QRCode from 'qrcode';

/** Draws the QR code of an address as SVG. */
export function drawQrCode(address: string): Promise<string> {
  return QRCode.toString(address, {
    type: 'svg',
    margin: 2,
    errorCorrectionLevel: 'M',
    color: { dark: '#16130fff', light: '#ffffffff' },
  });
}
