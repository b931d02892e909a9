import type { PlansChoice } from '#domain/planned/plans-choice.ts';
import { SelectField } from '../form/form-fields.tsx';
import { countedPlans } from './plans-choice.ts';

const labels: Record<PlansChoice, string> = {
  'take over': 'Take them over',
  cancel: 'Cancel them',
  refuse: 'Leave them refused',
};

/** Asks what to do with the planned changes of a person who loses the rights for them. */
export function PlansField({ count }: { count: number }) {
  return (
    <SelectField
      name="plans"
      label={countedPlans(count)}
      value="refuse"
      choices={Object.entries(labels).map(([value, label]) => ({ value, label }))}
      hint="Refused ones are not carried out. They stay on the dashboard, where others can take them over."
    />
  );
}
