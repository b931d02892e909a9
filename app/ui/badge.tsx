const looks = {
  success: 'border-success/40 bg-success/6 text-success',
  destructive: 'border-danger/40 bg-danger/6 text-danger',
  quiet: 'border-line text-ink-soft',
};

/** A short label of a row, such as its status. */
export function Badge({
  look = 'quiet',
  children,
}: {
  look?: keyof typeof looks;
  children: string;
}) {
  return (
    <span
      data-look={look}
      className={`inline-block whitespace-nowrap border px-1.5 py-px font-medium text-xs ${looks[look]}`}
    >
      {children}
    </span>
  );
}
