import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { catalogueOf } from '#app/i18n/catalogues.server.ts';
import { siteRouteId } from '#app/i18n/locale.ts';
import { ProductTabs } from './product-tabs.tsx';

type Sections = Parameters<typeof ProductTabs>[0]['sections'];

/** The tabs in English. */
function shown(sections?: Sections) {
  const Component = () =>
    createElement(ProductTabs, { code: undefined, ...(sections && { sections }) });
  const Page = createRoutesStub([{ id: siteRouteId, path: '/', loader: () => null, Component }]);
  const hydrationData = { loaderData: { [siteRouteId]: { messages: catalogueOf('en') } } };
  const html = renderToStaticMarkup(createElement(Page, { hydrationData }));
  const [, ...panels] = html.split('role="tabpanel"');
  return { names: [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name), panels };
}

test('a product without own sections has two tabs', () => {
  expect(shown().names).toEqual(['Product Information', 'Technical Details']);
});

test.each(['specifications', 'delivery', 'technical', 'disclaimers'] as const)(
  'an own section, such as %s, gives the product four tabs with the section in its place',
  (section) => {
    const names = ['Specifications', 'Delivery', 'Technical', 'Disclaimers'];
    const { names: tabs, panels } = shown({ [section]: createElement('p', {}, 'Of its own') });
    expect(tabs).toEqual(names);
    const at = names.findIndex((name) => name.toLowerCase() === section);
    expect(panels.map((panel) => panel.includes('Of its own'))).toEqual(
      names.map((_, n) => n === at),
    );
    if (section !== 'specifications') expect(panels[0]).toContain('Country of Origin');
    if (section !== 'technical') expect(panels[2]).toContain('Technical Recommendations');
    if (section !== 'disclaimers') expect(panels[3]).toContain('N/A');
  },
);
