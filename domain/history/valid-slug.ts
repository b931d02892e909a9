import { isPublishedKind, publishedKinds } from '../kinds/kinds.ts';

/** Whether the form of a kind would accept a slug. */
export const isValidSlug = (kind: string, slug: string): boolean =>
  !isPublishedKind(kind) ||
  (slug !== '' && (publishedKinds[kind].form.shape.slug?.safeParse(slug).success ?? false));
