// Streams that are changed on their way, as the data of a page is: Firefox before 113 and Safari before 14.1 have none.
(() => {
  if (typeof TransformStream === 'undefined' || !ReadableStream.prototype.pipeThrough) {
    /** Holds what a stream is changed by; `pipeThrough` below does the work. */
    const Change = class {
      /** @param {Transformer} transformer */
      constructor(transformer) {
        this.transformer = transformer;
      }
    };
    /** @this {ReadableStream} @param {{ transformer: Transformer }} change */
    const pipeThrough = function ({ transformer }) {
      const reader = this.getReader();
      return new ReadableStream({
        start: (controller) => transformer.start?.(/** @type {never} */ (controller)),
        async pull(controller) {
          let isGiven = false;
          const given = {
            /** @param {unknown} chunk */
            enqueue(chunk) {
              isGiven = true;
              controller.enqueue(chunk);
            },
          };
          while (!isGiven) {
            const { done, value } = await reader.read();
            if (done) {
              await transformer.flush?.(/** @type {never} */ (given));
              controller.close();
              return;
            }
            await transformer.transform?.(value, /** @type {never} */ (given));
          }
        },
        cancel: (reason) => reader.cancel(reason),
      });
    };
    Object.assign(window, { TransformStream: Change });
    Object.assign(ReadableStream.prototype, { pipeThrough });
  }
  if (typeof TextEncoderStream === 'undefined') {
    const encoder = new TextEncoder();
    /** @param {string} chunk @param {TransformStreamDefaultController} controller */
    const transform = (chunk, controller) => controller.enqueue(encoder.encode(chunk));
    Object.assign(window, {
      /** `new` gives the stream that is returned. */
      TextEncoderStream: function () {
        return new TransformStream({ transform });
      },
    });
  }
})();
