/** Whether a stored medium is a video: by what its record says, else by the end of its address. */
export function mediaTypeOf(
  url: string,
  recorded: 'image' | 'video' | null | undefined,
): 'image' | 'video' {
  const isVideo = recorded === 'video' || /\.(mp4|webm|ogg|mov|avi)(?:[?#]|$)/i.test(url);
  return isVideo ? 'video' : 'image';
}
