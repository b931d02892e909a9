/** The response with a file to save. No cache keeps a copy, because the file may contain personal data. */
export function download(name: string, type: 'text/csv' | 'application/json', text: string) {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
