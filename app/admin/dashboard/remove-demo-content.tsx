import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { DemoCounts } from '#domain/demo-removal/demo-records.server.ts';
import { loadedLater } from '../screen/loaded-later.tsx';
import { sectionHeadingLook } from '../screen/screen.tsx';
import { countedKinds, removeDemo } from './demo-content-texts.ts';

const RemoveDemoDialog = loadedLater(
  async () => (await import('./remove-demo-dialog.tsx')).RemoveDemoDialog,
);

/** Says how much demo content there is, and removes it after one question. */
export function RemoveDemoContent({ demo }: { demo: DemoCounts }) {
  const [asking, setAsking] = useState(false);
  return (
    <section
      aria-labelledby="demo-content"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border border-line bg-white px-5 py-4 text-sm"
    >
      <div className="min-w-0 max-w-3xl">
        <h2 id="demo-content" className={sectionHeadingLook}>
          {t('Demo content')}
        </h2>
        <p>{t('This site shows {records} of the demo.', { records: countedKinds(demo) })}</p>
      </div>
      <Button compact onClick={() => setAsking(true)}>
        {t(removeDemo)}
      </Button>
      {asking && <RemoveDemoDialog demo={demo} onClose={() => setAsking(false)} />}
    </section>
  );
}
