import type { ComponentProps } from 'react';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

const looks: Record<Look, string> = {
  primary: 'border-ink bg-ink text-paper not-disabled:hover:bg-ink-soft',
  plain: 'border-line-strong bg-white text-ink not-disabled:hover:border-ink',
  quiet:
    'border-transparent bg-transparent text-ink-soft not-disabled:hover:bg-paper-deep not-disabled:hover:text-ink',
  danger:
    'border-danger bg-white text-danger not-disabled:hover:bg-danger not-disabled:hover:text-white',
};

/** The classes of a button, also for links that look like a button. */
export function buttonLook(look: Look = 'plain', compact = false): string {
  const size = compact
    ? `min-h-8 text-[0.8125rem] pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${look === 'quiet' ? 'px-1.5' : 'px-2.5'}`
    : 'min-h-11 px-4 text-sm';
  return `inline-flex cursor-pointer items-center justify-center gap-1.5 border font-medium whitespace-nowrap transition-colors disabled:cursor-default disabled:opacity-50 motion-reduce:transition-none ${size} ${looks[look]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  compact?: boolean;
}

export function Button({ look, compact, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonLook(look, compact)} ${className}`} {...rest} />;
}
