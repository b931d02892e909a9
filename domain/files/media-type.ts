/** The media type of a stored file: from its record, or else from the extension of its address. */
export function mediaTypeOf(
  url: string,
  recorded: 'image' | 'video' | null | undefined,
): 'image' | 'video' {
  const isVideo = recorded === 'video' || /\.(mp4|webm|ogg|mov|avi)(?:[?#]|$)/i.test(url);
  return isVideo ? 'video' : 'image';
}
