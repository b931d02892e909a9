/** The milliseconds that each step may take. */
const timeout = 15_000;
/** The largest width of a still in pixels. */
const maxWidth = 320;

/**
 * Returns a still from the middle of a video as a data URL. Rejects if the video is broken, too slow, or on a host that
 * forbids reading it.
 */
export async function videoStill(url: string): Promise<string> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.crossOrigin = 'anonymous';
  video.preload = 'metadata';
  try {
    const reached = (event: string) => eventOf(video, event);
    const loaded = reached('loadedmetadata');
    video.src = url;
    await loaded;
    const middle = Number.isFinite(video.duration) ? video.duration / 2 : 0;
    const sought = reached('seeked');
    // Some browsers draw nothing until the frame has been decoded.
    const drawable =
      video.readyState >= video.HAVE_CURRENT_DATA ? undefined : reached('loadeddata');
    video.currentTime = middle;
    await Promise.all([sought, drawable]);
    return draw(video);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function eventOf(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('video cannot be read')), {
      once: true,
    });
    setTimeout(() => reject(new Error(`no ${event}`)), timeout);
  });
}

function draw(video: HTMLVideoElement): string {
  const scale = Math.min(1, maxWidth / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.8);
}
