import sharp from 'sharp';
import type { FileStore } from '#domain/files/file-store.ts';

/** Provisional: stored files and their variants. */
export function createMediaHandler({
  files,
}: {
  files: FileStore;
  cacheDir: string;
  log: unknown;
}) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.replace('/media/', '');
    const stream = await files.read(path);
    if (!stream) return new Response('Not found', { status: 404 });
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    const w = Number(url.searchParams.get('w'));
    if (w) {
      const made = await sharp(bytes)
        .resize(w, undefined, { withoutEnlargement: true })
        .webp()
        .toBuffer();
      return new Response(new Uint8Array(made), {
        headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=3600' },
      });
    }
    const type = path.endsWith('.jpg')
      ? 'image/jpeg'
      : path.endsWith('.pdf')
        ? 'application/pdf'
        : 'video/mp4';
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
  };
}
