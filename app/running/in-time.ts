/**
 * What was asked, if it comes in time; the asking itself goes on.
 * @throws TimeoutError when it does not, and whatever the asked throws
 */
export async function inTime<Result>(asked: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
