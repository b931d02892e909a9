import type { ComponentProps } from 'react';

interface TickProps extends ComponentProps<'input'> {
  /** Whether several ticks stand on one line. */
  inline?: boolean;
}

/** A checkbox or a radio button before its label. */
export const Tick = ({ inline = false, children, ...input }: TickProps) => (
  <label
    className={`flex items-center gap-2 text-sm pointer-coarse:min-h-11 ${inline ? 'min-h-7' : 'min-h-9'}`}
  >
    <input type="checkbox" {...input} className="size-4.5 shrink-0" />
    {children}
  </label>
);
