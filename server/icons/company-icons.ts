import { createHash } from 'node:crypto';
import type { Context, Hono, Next } from 'hono';
import sharp from 'sharp';
import { siteNameOf } from '#domain/company/company.server.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';
import type { BoundedFolder } from '../media/bounded-folder.ts';
import { readSource, renderedFiles } from '../media/rendered-files.ts';
import type { Bindings } from '../visit/bindings.ts';
import { icoOf } from './ico.ts';
import { maskableIcon, maskableInner } from './maskable-icon.ts';

const background = '#ffffff';

const square = (picture: Uint8Array, size: number) =>
  sharp(picture)
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png();

/** The icons at their usual addresses, each drawn from the uploaded PNG. */
const icons: Record<string, { type: string; draw(picture: Uint8Array): Promise<Buffer> }> = {
  '/favicon.ico': {
    type: 'image/x-icon',
    draw: async (picture) => icoOf(await square(picture, 32).toBuffer(), 32),
  },
  '/favicon.svg': {
    type: 'image/svg+xml',
    async draw(picture) {
      const png = await square(picture, 64).toBuffer();
      return Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
      );
    },
  },
  '/apple-touch-icon.png': {
    type: 'image/png',
    draw: (picture) => square(picture, 180).flatten({ background }).toBuffer(),
  },
  '/icon-192.png': { type: 'image/png', draw: (picture) => square(picture, 192).toBuffer() },
  '/icon-512.png': { type: 'image/png', draw: (picture) => square(picture, 512).toBuffer() },
  '/icon-maskable-512.png': {
    type: 'image/png',
    draw: async (picture) =>
      maskableIcon(await square(picture, maskableInner).toBuffer(), background).toBuffer(),
  },
};

interface IconParts {
  files: FileStore;
  /** The cache of the drawn icons. */
  folder: BoundedFolder;
  site: { hostName: string };
  log: { warn(details: object, message: string): void };
}

/** Mounts the icons of the company and the manifest. Without an uploaded icon, the files of public/ are served. */
export function mountIcons(app: Hono<Bindings>, { files, folder, site, log }: IconParts): void {
  const rendered = renderedFiles({
    ...{ folder, log, what: 'an icon' },
    ...{ atATime: 1, mostWaiting: Object.keys(icons).length },
  });

  /** The icon of an address, drawn from the picture at `url`; undefined if the picture is missing. */
  const iconAt = async (address: string, url: string) => {
    const path = storedPathOf(url);
    const source = path === undefined ? undefined : await files.stat(path);
    if (!source) return undefined;
    const parts = [address, path, source.size, source.modified];
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    const bytes = await rendered(`${key}.icon`, async () => {
      const picture = await readSource(files, source);
      const drawn = picture && (await icons[address]?.draw(picture));
      return drawn && new Uint8Array(drawn);
    });
    return bytes && bytes !== 'busy' ? { bytes, etag: `"${key}"` } : undefined;
  };

  const answer = async (c: Context<Bindings>, next: Next) => {
    const url = c.env.visit.content.company.facts.icon_url;
    const icon =
      url &&
      (await iconAt(c.req.path, url).catch((error: unknown) => {
        log.warn({ error, icon: url }, 'the icon of the company cannot be drawn');
        return undefined;
      }));
    if (!icon) return next();
    const { bytes, etag } = icon;
    const headers = {
      'Content-Type': icons[c.req.path]?.type ?? 'image/png',
      'Cache-Control': 'public, max-age=3600',
      ETag: etag,
    };
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
    return c.body(bytes, 200, headers);
  };
  for (const address of Object.keys(icons)) app.get(address, answer);

  app.get('/site.webmanifest', (c) => {
    const name = siteNameOf(c.env.visit.content.company, site.hostName);
    const icon = (src: string, size: number, purpose?: string) => ({
      ...{ src, sizes: `${size}x${size}`, type: 'image/png' },
      ...(purpose && { purpose }),
    });
    const manifest = {
      ...{ name, short_name: name, start_url: '/', display: 'browser' },
      ...{ background_color: '#ffffff', theme_color: '#16130f' },
      icons: [
        icon('/icon-192.png', 192),
        icon('/icon-512.png', 512),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
    };
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    });
  });
}
