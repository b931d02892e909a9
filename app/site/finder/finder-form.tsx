import { useMessages } from '#app/i18n/locale.ts';
import { fill, messageLang, plain } from '#app/i18n/message.tsx';
import { columns } from '#domain/finder/code-list.ts';
import type { FinderPage, Option } from '#domain/finder/finder.server.ts';
import { type FinderRequest, measureNames } from '#domain/finder/finder-request.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';
import { allUses } from '#domain/products/facts/uses.ts';
import { families } from '#domain/shades/families.ts';
import { langOf } from '#domain/translations/shown-translations.server.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { columnName, optionName } from './finder-names.ts';
import { LimitsField, MeasureField } from './measure-field.tsx';

interface FinderFormProps {
  request: FinderRequest;
  options: FinderPage['options'];
  categories: FinderPage['categories'];
}

/** The filters as a GET form. Filters that buyers use less are in a part that opens. */
export function FinderForm({ request, options, categories }: FinderFormProps) {
  const messages = useMessages();
  const { finder, shades } = messages;
  const { choices, limits, share } = request;
  const ofCategories = categories.flatMap((category): Option[] => {
    const option = options.category.find(({ value }) => value === String(category.id));
    const lang = langOf(category, 'name');
    return option ? [{ ...option, name: category.name, ...(lang && { lang }) }] : [];
  });
  const isOpen =
    Boolean(
      choices.bleach ||
        choices.iron ||
        choices.country ||
        choices.family ||
        request.shade ||
        share.from ||
        share.to,
    ) || measureNames.some((name) => name !== 'denier' && (limits[name].from || limits[name].to));
  const fibreName = (option: Option) => plain(optionName(messages, 'fibre', option));
  const fibres = options.fibre.toSorted((a, b) => (fibreName(a) < fibreName(b) ? -1 : 1));
  return (
    <search>
      <form method="get" action={toolPages.finder.path} className="finder-form no-print">
        <div className="finder-filters">
          {(options.use.length > 0 || choices.use) && (
            <ChoiceSelect choice="use" request={request} options={inUseOrder(options.use)} />
          )}
          <ChoiceSelect choice="category" request={request} options={ofCategories} />
          <ChoiceSelect choice="type" request={request} options={options.type} />
          <ChoiceSelect choice="fibre" request={request} options={fibres} />
          <MeasureField measure="denier" request={request} />
          <ChoiceSelect choice="wash" request={request} options={careOrder(options.wash)} />
          <div className="field">
            <label className="label" htmlFor="sort">
              {finder.sort}
            </label>
            <select
              id="sort"
              name="sort"
              defaultValue={request.isDescending ? `-${request.sort}` : request.sort}
              className="input"
            >
              {columns.flatMap((column) => {
                const name = columnName(messages, column);
                const descending = fill(finder.descending, { name });
                return [
                  <option key={column} value={column} lang={messageLang(name)}>
                    {plain(name)}
                  </option>,
                  <option key={`-${column}`} value={`-${column}`} lang={messageLang(descending)}>
                    {plain(descending)}
                  </option>,
                ];
              })}
            </select>
          </div>
        </div>
        <details className="finder-more" open={isOpen}>
          <summary className="label">{finder.more}</summary>
          <div className="finder-filters">
            <MeasureField measure="length" request={request} />
            <MeasureField measure="net_weight" request={request} />
            <MeasureField measure="gross_weight" request={request} />
            <LimitsField name="share" label={finder.share} limits={share} />
            <ChoiceSelect choice="bleach" request={request} options={careOrder(options.bleach)} />
            <ChoiceSelect choice="iron" request={request} options={careOrder(options.iron)} />
            <ChoiceSelect choice="country" request={request} options={options.country} />
            {options.family.length > 0 && (
              <>
                <ChoiceSelect
                  choice="family"
                  request={request}
                  options={inFamilyOrder(options.family)}
                />
                <div className="field">
                  <label className="label" htmlFor="shade">
                    {shades.asked}
                  </label>
                  <input
                    id="shade"
                    name="shade"
                    defaultValue={request.shade}
                    placeholder={plain(shades.askedHint)}
                    maxLength={100}
                    autoComplete="off"
                    className="input"
                  />
                </div>
              </>
            )}
          </div>
        </details>
        <div className="finder-actions">
          <button type="submit" className="button">
            {finder.show}
          </button>
          <a className="link" href={toolPages.finder.path}>
            {finder.clear}
          </a>
        </div>
      </form>
    </search>
  );
}

const inUseOrder = (options: readonly Option[]) =>
  allUses.flatMap((use) => options.find(({ value }) => value === use) ?? []);

const inFamilyOrder = (options: readonly Option[]) =>
  families.flatMap((family) => options.find(({ value }) => value === family) ?? []);

const order = ['never', 'by hand', 'without chlorine', 'any'];

/** Sorts care instructions from the strictest to the hottest temperature. */
const careOrder = (options: readonly Option[]) =>
  options.toSorted((a, b) => place(a.value) - place(b.value));

const place = (value: string) => (order.includes(value) ? order.indexOf(value) : Number(value));
