/** The response with a file to save; nothing keeps a copy, because it may have personal data. */
export function download(name: string, type: 'text/csv' | 'application/json', text: string) {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
