import { Icon } from '#app/ui/icon.tsx';

interface ActionWordProps {
  /** One of the names in app/ui/icons.ts. */
  icon: string;
  children: string;
}

/** The name of a rarely used action of a row; a table with little room shows its icon instead. */
export function ActionWord({ icon, children }: ActionWordProps) {
  return (
    <>
      <Icon d={icon} className="action-drawing" />
      <span className="action-word">{children}</span>
    </>
  );
}
