import { useMessages } from '#app/i18n/locale.ts';
import { shadeFilePath, shadeFiles, shadeFormats } from '#domain/addresses/shade-files.ts';

/** Links to the files with the shades of a product. */
export function ShadeDownloads({ product }: { product: string }) {
  const { shades } = useMessages();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="caption">{shades.download}</span>
      {shadeFormats.map((format) => (
        <a
          key={format}
          className="link"
          lang="en"
          href={shadeFilePath(product, format)}
          download=""
        >
          {shadeFiles[format].name}
        </a>
      ))}
    </p>
  );
}
