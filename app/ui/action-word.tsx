import { Icon } from '#app/ui/icon.tsx';

interface ActionWordProps {
  /** One of the names in app/ui/icons.ts. */
  icon: string;
  children: string;
}

/** What a rare action of a row is called; in a table with little room its drawing stands for it. */
export function ActionWord({ icon, children }: ActionWordProps) {
  return (
    <>
      <Icon d={icon} className="action-drawing" />
      <span className="action-word">{children}</span>
    </>
  );
}
