import type { ReactNode } from 'react';
import { t } from '#domain/admin-words/t.ts';
import { sectionHeadingLook } from '../screen/screen.tsx';
import { tNodes } from '../screen/t-nodes.tsx';

const advice = (): { title: string; text: ReactNode }[] => [
  {
    title: t('Putting things in order'),
    text: tNodes(
      'Use drag-and-drop ordering for categories, gallery categories and pinned news, then press {saveOrder}.',
      { saveOrder: <b>{t('Save Order')}</b> },
    ),
  },
  {
    title: t('Finding a product'),
    text: t(
      'Sort the products by any column, or filter them by status. Only Active products show on the website.',
    ),
  },
  {
    title: t('Describing a variant'),
    text: t(
      'Item codes are the technical specs per variant of a product: composition, denier, weights and care.',
    ),
  },
  {
    title: t('Showing projects'),
    text: t(
      'Gallery items are past projects and colour books. An item marked as a PDF becomes a download.',
    ),
  },
  {
    title: t('Pinning news'),
    text: t('You can pin up to three news items. They come first on the news page.'),
  },
  {
    title: t('Planning a launch'),
    text: tNodes(
      'Use {plan} beside Save to make a record Active or Inactive, or to change it, at a set Hong Kong time. {cancelPlan} in the form cancels it.',
      { plan: <b>{t('Plan…')}</b>, cancelPlan: <b>{t('Cancel Plan')}</b> },
    ),
  },
  {
    title: t('Changing many at once'),
    text: tNodes(
      'Tick rows of a list to activate, deactivate, categorise or delete them together. {undo} in the message takes the change back.',
      { undo: <b>{t('Undo')}</b> },
    ),
  },
  {
    title: t('Taking something back'),
    text: tNodes(
      '{history} in each form restores an earlier version, the {bin} restores deleted records.',
      { history: <b>{t('History')}</b>, bin: <b>{t('Bin')}</b> },
    ),
  },
];

/** A guide to the screens for new staff; collapsed unless `open`. */
export function QuickGuide({ open = false }) {
  return (
    <section aria-labelledby="quick-guide" className="mb-6 border border-line bg-white px-5 py-3">
      <details open={open}>
        <summary className="min-h-8 cursor-pointer pointer-coarse:min-h-11">
          <h2 id="quick-guide" className={`inline ${sectionHeadingLook}`}>
            {t('Quick Guide')}
          </h2>
        </summary>
        <dl className="mt-2 mb-1 grid gap-x-8 gap-y-3.5 text-sm sm:grid-cols-2 xl:grid-cols-4">
          {advice().map(({ title, text }) => (
            <div key={title}>
              <dt className="font-medium">{title}</dt>
              <dd className="text-ink-soft [&_b]:font-medium [&_b]:text-ink">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
