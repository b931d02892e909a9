import { Icon } from '#app/ui/icon.tsx';

interface ActionWordProps {
  /** A name from app/ui/icons.ts. */
  icon: string;
  children: string;
}

/** The name of a rarely used action of a row. A narrow table shows the icon instead of the name. */
export function ActionWord({ icon, children }: ActionWordProps) {
  return (
    <>
      <Icon d={icon} className="action-drawing" />
      <span className="action-word">{children}</span>
    </>
  );
}
