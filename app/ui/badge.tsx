const looks = {
  success: 'border-success text-success',
  destructive: 'border-danger text-danger',
  quiet: 'border-line text-ink-soft',
};

/** A word or two about a row. */
export function Badge({
  look = 'quiet',
  children,
}: {
  look?: keyof typeof looks;
  children: string;
}) {
  return (
    <span data-look={look} className={`inline-block border px-1.5 py-px text-xs ${looks[look]}`}>
      {children}
    </span>
  );
}
