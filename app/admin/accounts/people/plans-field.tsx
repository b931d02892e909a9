import { t, translate } from '#domain/admin-words/t.ts';
import type { PlansChoice } from '#domain/planned/plans-choice.ts';
import { SelectField } from '../../form/fields/form-fields.tsx';
import { countedPlans } from './plans-choice.ts';

const labels: Record<PlansChoice, string> = {
  'take over': 'Take them over',
  cancel: 'Cancel them',
  refuse: 'Leave them for others',
};

/** Asks what to do with the planned changes of a person who loses the rights for them. */
export function PlansField({ count }: { count: number }) {
  return (
    <SelectField
      name="plans"
      label={countedPlans(count)}
      value="refuse"
      choices={Object.entries(labels).map(([value, label]) => ({ value, label: translate(label) }))}
      hint={t('Plans left for others do not run until someone takes them over on the dashboard.')}
    />
  );
}
