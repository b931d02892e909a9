import type { ComponentProps } from 'react';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

const looks: Record<Look, string> = {
  primary: 'border-ink bg-ink text-paper hover:bg-ink-soft',
  plain: 'border-line bg-white text-ink hover:border-muted',
  quiet: 'border-transparent bg-transparent text-ink-soft hover:bg-paper-deep hover:text-ink',
  danger: 'border-danger bg-white text-danger hover:bg-danger hover:text-white',
};

/** For links that look like buttons. */
export function buttonLook(look: Look = 'plain', compact = false): string {
  const size = compact ? 'min-h-7 px-1.5 text-[0.8125rem]' : 'min-h-9 px-3.5 text-sm';
  return `inline-flex items-center justify-center gap-1.5 border font-medium whitespace-nowrap transition-colors disabled:cursor-default disabled:opacity-50 motion-reduce:transition-none ${size} ${looks[look]}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  compact?: boolean;
}

export function Button({ look, compact, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonLook(look, compact)} ${className}`} {...rest} />;
}
