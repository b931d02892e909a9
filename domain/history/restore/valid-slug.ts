import { kindForms } from '../../kinds/kind-forms.ts';
import { isPublishedKind } from '../../kinds/kinds.ts';

/** Whether the form of a kind would accept a slug. */
export const isValidSlug = (kind: string, slug: string): boolean =>
  !isPublishedKind(kind) || (slug !== '' && kindForms[kind].shape.slug.safeParse(slug).success);
