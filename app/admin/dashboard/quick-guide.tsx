const advice = [
  {
    title: 'Categories',
    text: 'Drag and drop categories and gallery categories to change the order they appear in on the website, then press Save Order.',
  },
  {
    title: 'Products',
    text: 'Sort and filter products by name and status to find one quickly. Only Active products show on the website.',
  },
  {
    title: 'Item Codes',
    text: 'Item codes are the technical specification sheets of each product variant: composition, denier, weights and care.',
  },
  {
    title: 'Gallery',
    text: 'Gallery items are past projects and colour books; an item marked as PDF becomes a download.',
  },
  {
    title: 'News & Events',
    text: 'Up to three news items can be pinned. Drag and drop pinned news to decide which one comes first.',
  },
];

/** What a newcomer needs to know about the screens. */
export function QuickGuide() {
  return (
    <section aria-labelledby="quick-guide" className="border border-line bg-white px-5 py-4">
      <h2 id="quick-guide" className="mb-3 font-serif text-[1.375rem] leading-8">
        Quick Guide
      </h2>
      <dl className="flex flex-col gap-3.5 text-sm">
        {advice.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
