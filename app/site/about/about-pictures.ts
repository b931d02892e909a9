import type { SitePictureSources } from '../media/site-picture.tsx';

const addresses = import.meta.glob<string>('./images/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The addresses of a picture in each width; scripts/site-pictures.ts makes the files. */
function inWidths(name: string, ...widths: number[]): SitePictureSources {
  const address = (width: number, format: string) => {
    const found = addresses[`./images/${name}-${width}.${format}`];
    if (!found) throw new Error(`no picture ${name}, ${width} wide, as ${format}`);
    return found;
  };
  const srcSet = (format: string) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  return {
    src: address(Math.max(...widths), 'webp'),
    srcSet: srcSet('webp'),
    denseSrcSet: srcSet('avif'),
  };
}

/** The picture of the About teaser on the home page. */
export const teaserPicture = inWidths('teaser', 720, 1200);

/** The pictures of the About page, by section. */
export const aboutPictures = {
  history: inWidths('history', 640, 960),
  yarn: inWidths('yarn', 640, 960),
  values: inWidths('values', 720, 1600),
  sustainability: [
    inWidths('sustainability-1', 480, 900),
    inWidths('sustainability-2', 480, 900),
  ] as const,
  community: inWidths('community', 640, 960),
  education: inWidths('education', 640, 960),
};
