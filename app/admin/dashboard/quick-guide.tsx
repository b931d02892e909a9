import type { ReactNode } from 'react';
import { t } from '#domain/staff-words/t.ts';
import { sectionHeadingLook } from '../screen/screen.tsx';

const advice: { title: string; text: ReactNode }[] = [
  {
    title: 'Putting things in order',
    text: (
      <>
        Use drag-and-drop ordering for categories, gallery categories and pinned news, then press{' '}
        <b>{t('Save Order')}</b>.
      </>
    ),
  },
  {
    title: 'Finding a product',
    text: 'Sort the products by any column, or filter them by status. Only Active products show on the website.',
  },
  {
    title: 'Describing a variant',
    text: 'Item codes are the technical specs per variant of a product: composition, denier, weights and care.',
  },
  {
    title: 'Showing projects',
    text: 'Gallery items are past projects and colour books. An item marked as a PDF becomes a download.',
  },
  {
    title: 'Pinning news',
    text: 'You can pin up to three news items. They come first on the news page.',
  },
  {
    title: 'Planning a launch',
    text: (
      <>
        Use <b>{t('Plan…')}</b> beside Save to make a record Active or Inactive, or to change it, at
        a set Hong Kong time. <b>{t('Cancel Plan')}</b> in the form cancels it.
      </>
    ),
  },
  {
    title: 'Changing many at once',
    text: (
      <>
        Tick rows of a list to activate, deactivate, categorise or delete them together.{' '}
        <b>{t('Undo')}</b> in the message takes the change back.
      </>
    ),
  },
  {
    title: 'Taking something back',
    text: (
      <>
        <b>{t('History')}</b> in each form restores an earlier version, the <b>{t('Bin')}</b>{' '}
        restores deleted records.
      </>
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
          {advice.map(({ title, text }) => (
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
