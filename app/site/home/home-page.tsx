import { company } from '#domain/company.ts';

export default function HomePage() {
  return <h1>{company.name.en}</h1>;
}
