import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusTab, showTab, tabByKey, tabListLook, tabLook } from '#app/ui/tabs.ts';
import { t, translate } from '#domain/admin-words/t.ts';

/** A tab beside the fields of a form. Its content and its code are loaded when it is first opened. */
export interface FormTab {
  key: string;
  label: string;
  load(): Promise<ComponentType>;
  /** Whether the form opens at this tab. */
  isAsked?: boolean;
  /** Whether the save bar of a new record has a button 'Next: ...' to this tab. */
  isNext?: boolean;
}

/** The key of the tab with the form's own fields. */
export const fieldsTab = 'fields';

/** The state of a form's tabs. It is kept when the form restarts, so that the same tab stays open. */
export function useFormTabs(tabs: readonly FormTab[]) {
  const id = useId();
  const asked = tabs.find(({ isAsked }) => isAsked)?.key;
  const [at, setAt] = useState(asked ?? fieldsTab);
  const [opened, setOpened] = useState<readonly string[]>(asked ? [asked] : []);
  return {
    ...{ id, tabs, at, opened },
    select(key: string): void {
      setAt(key);
      if (!opened.includes(key)) setOpened([...opened, key]);
    },
  };
}

export type FormTabs = ReturnType<typeof useFormTabs>;

const tabId = (id: string, key: string) => `${id}${key}-tab`;
const panelId = (id: string, key: string) => `${id}${key}-panel`;

interface TabListProps {
  tabs: FormTabs;
  problemsOf: (key: string) => number;
}

/** The list of tabs, with the number of errors in each. */
export function TabList({ tabs: { id, tabs, at, select }, problemsOf }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const all = [{ key: fieldsTab, label: 'Details' }, ...tabs];
  const here = all.findIndex(({ key }) => key === at);
  useEffect(() => showTab(list.current, here), [here]);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('Form')}
      className={`shrink-0 px-5 noscript:hidden ${tabListLook}`}
    >
      {all.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(id, key)}
          aria-selected={key === at}
          aria-controls={panelId(id, key)}
          tabIndex={key === at ? 0 : -1}
          onClick={() => select(key)}
          onKeyDown={(event) => {
            const next = tabByKey(event.nativeEvent, here, all.length);
            if (next === undefined) return;
            event.preventDefault();
            select(all[next]?.key ?? fieldsTab);
            focusTab(list.current, next);
          }}
          className={`gap-2 ${tabLook}`}
        >
          {translate(label)}
          <Problems count={problemsOf(key)} />
        </button>
      ))}
    </div>
  );
}

const Problems = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge look="destructive">{count === 1 ? t('1 error') : t('{count} errors', { count })}</Badge>
  );

/** The button that leads on from the fields of a new record to the tab that is usually filled in next. */
export function NextTab({ tabs: { id, tabs, at, select } }: { tabs: FormTabs }) {
  const next = tabs.find(({ isNext }) => isNext);
  if (!next || at !== fieldsTab) return null;
  return (
    <Button
      onClick={() => {
        select(next.key);
        document.getElementById(tabId(id, next.key))?.focus();
      }}
    >
      {t('Next: {tab}', { tab: translate(next.label) })}
    </Button>
  );
}

/** The panel of a tab. It stays in the page when another tab is shown, so that nothing entered is lost. */
export function TabPanel({
  tabs: { id, at },
  tab,
  children,
}: {
  tabs: FormTabs;
  tab: string;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={panelId(id, tab)}
      aria-labelledby={tabId(id, tab)}
      hidden={at !== tab}
      className={`flex grow flex-col gap-5 [&[hidden]]:hidden ${tab === fieldsTab ? 'noscript:flex!' : ''}`}
    >
      {children}
    </div>
  );
}

/** The panels of all further tabs; those that were not opened are empty. */
export const TabPanels = ({ tabs }: { tabs: FormTabs }) =>
  tabs.tabs.map(({ key, load }) => (
    <TabPanel key={key} tabs={tabs} tab={key}>
      {tabs.opened.includes(key) && <TabContent load={load} />}
    </TabPanel>
  ));

function TabContent({ load }: Pick<FormTab, 'load'>) {
  const [Content, setContent] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  const begin = useRef(load);
  useEffect(() => {
    begin.current().then(
      (content) => setContent(() => content),
      () => setFailed(attempt),
    );
  }, [attempt]);
  if (Content) return <Content />;
  return <TabWaits failed={failed === attempt} retry={() => setAttempt(attempt + 1)} />;
}

/** A tab whose content is loading, or could not be loaded. */
export function TabWaits({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (!failed) return <p className="text-muted text-sm">{t('Loading...')}</p>;
  return (
    <div role="alert" className="text-sm">
      <p className="mb-2">{t('This tab could not be loaded. What you entered is kept.')}</p>
      <Button onClick={retry}>{t('Try Again')}</Button>
    </div>
  );
}
