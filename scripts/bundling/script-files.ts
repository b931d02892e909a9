/** The libraries of every screen. Their file changes, and is loaded again, only with one of them. */
const libraries = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;

/** The modules of the frame, which run on every screen, and of the dashboard. */
const dashboard = /\/app\/(root|admin\/shell\/admin-layout|admin\/dashboard\/dashboard-page)\.tsx/;

/** The modules of the frame, and of the lists, which run nearly the same ones. */
const list =
  /\/app\/(root|admin\/shell\/admin-layout|admin\/(products|item-codes|shades|gallery|news|pages)\/[\w-]+-page)\.tsx/;

/** What a form or dialog is made of. */
const partsOfForms = /\/app\/admin\/(dialog|form)\/|\/node_modules\/zod\//;

type Way = 'importers' | 'importedIds';

interface Graph {
  getModuleInfo(id: string): Record<Way, readonly string[]> | null;
}

/** Makes a function that says whether imports lead from a module to one of `targets`. `import()` does not count. */
export function leadsTo(targets: RegExp, way: Way) {
  const known = new Map<string, boolean>();
  return (id: string, graph: Graph): boolean => {
    const seen = new Set([id]);
    // The loop also visits the modules that are added while it runs.
    for (const one of seen) {
      if (known.get(one) === false) continue;
      if (known.get(one) || targets.test(one)) {
        known.set(id, true);
        return true;
      }
      for (const next of graph.getModuleInfo(one)?.[way] ?? []) seen.add(next);
    }
    for (const one of seen) known.set(one, false);
    return false;
  };
}

const neededBy = (screens: RegExp) => leadsTo(screens, 'importers');

/** What only a screen and a tab of forms share is in no shared file, because a tab is loaded when it is opened. */
const notOfTabs = /^(?!.*\/app\/admin\/(grid|product-grids\/grid-tab\.|record-grids|side-by-side))/;

/** The dialogs that every list may open: each would be a small file of its own. */
const dialogsOfLists = /\/app\/admin\/(bulk|deletion|form|reorder|shortcuts|table|views)\//;

/**
 * The files for what several screens share, instead of about fifty small ones per screen: the libraries, what the
 * dashboard and the lists run at once, and what is loaded with another screen or when something opens.
 */
export function sharedFiles() {
  const onDashboard = neededBy(dashboard);
  const onLists = neededBy(list);
  const needsForms = leadsTo(partsOfForms, 'importedIds');
  const nameAtOnce = (id: string, graph: Graph) => {
    if (onDashboard(id, graph)) return onLists(id, graph) ? 'admin' : 'dashboard';
    return onLists(id, graph) ? 'lists' : null;
  };
  return [
    { name: 'libraries', test: libraries, priority: 1 },
    { name: nameAtOnce, test: notOfTabs, minShareCount: 2 },
    {
      name: (id: string, graph: Graph) => (needsForms(id, graph) ? null : 'screens'),
      test: notOfTabs,
      minShareCount: 2,
    },
    {
      name: (id: string, graph: Graph) => (nameAtOnce(id, graph) ? null : 'dialogs'),
      test: dialogsOfLists,
    },
    { name: 'forms', test: notOfTabs, minShareCount: 2 },
  ];
}
