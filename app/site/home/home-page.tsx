import { useWords } from '#app/i18n/locale.ts';

export default function HomePage() {
  const words = useWords();
  return <h1>{words.site.name}</h1>;
}
