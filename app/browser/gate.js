// Runs before anything is drawn: whether this browser may run the app's scripts. One that is too old gets none of them, and
// every page works by its forms. The newest of what Safari 14, Chrome 87 and Firefox 78 all know decides.
(function () {
  var page = document.documentElement;
  var own = document.currentScript;
  var nonce = (own && own.nonce) || '';
  var hasStreams = 'ReadableStream' in window && 'TextEncoder' in window;

  /** As without scripts: what stands in `noscript` is shown, and nothing waits for a script. */
  function withoutScripts() {
    page.setAttribute('data-script', 'none');
    document.querySelectorAll('noscript').forEach(function (text) {
      text.outerHTML = text.textContent || '';
    });
  }

  /** Whether this browser leaves gaps between the parts of a flex box. Safari 14.0 reads them and does nothing. */
  function leavesGaps() {
    var column = document.createElement('div');
    column.style.cssText = 'position:absolute;display:flex;flex-direction:column';
    column.style.rowGap = '8px';
    column.appendChild(document.createElement('i'));
    column.appendChild(document.createElement('i'));
    page.appendChild(column);
    var height = column.offsetHeight;
    page.removeChild(column);
    return height > 0;
  }

  /** @param {string} rel @param {string} href */
  function linkTo(rel, href) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    return document.head.appendChild(link);
  }

  if (!leavesGaps()) {
    var ahead = linkTo('preload', '/older.css');
    ahead.as = 'style';
    ahead.remove();
    // Behind everything that the server has put there, where React does not mind it.
    document.addEventListener('DOMContentLoaded', function () {
      linkTo('stylesheet', '/older.css');
    });
  }

  if (!hasStreams || !('replaceChildren' in Element.prototype)) {
    // What the page tells its scripts goes nowhere.
    var nowhere = { streamController: { enqueue: function () {}, close: function () {} } };
    Object.assign(window, { __remixContext: nowhere });
    window.soundings = { runs: false, start: function () {}, goOnWithout: function () {} };
    page.setAttribute('data-script', 'none');
    document.addEventListener('DOMContentLoaded', withoutScripts);
    return;
  }

  window.soundings = {
    runs: true,
    /** @param {unknown} error */
    goOnWithout: function (error) {
      console.error(error);
      withoutScripts();
    },
    /** Begins the page's module; if a file of it is missing, the page goes on as one without scripts. */
    start: function (source) {
      var script = document.createElement('script');
      script.type = 'module';
      script.nonce = nonce;
      script.textContent = source;
      script.onerror = withoutScripts;
      document.body.appendChild(script);
      // React finds the page as the server made it.
      script.remove();
    },
  };

  modules.forEach(function (href) {
    linkTo('modulepreload', href).remove();
  });

  /** @type {[object, string[]][]} */
  var parts = [
    [Array.prototype, ['at', 'findLast', 'toSorted']],
    [Object, ['hasOwn']],
    [Intl, ['ListFormat']],
    [window, ['TextEncoderStream', 'SubmitEvent', 'HTMLDialogElement']],
    [ReadableStream.prototype, ['pipeThrough']],
    [HTMLFormElement.prototype, ['requestSubmit']],
  ];
  var knows =
    parts.every(function (part) {
      return part[1].every(function (name) {
        return name in part[0];
      });
    }) &&
    'submitter' in SubmitEvent.prototype &&
    'showModal' in HTMLDialogElement.prototype;
  // Written into the page, so that it has run before what follows.
  if (!knows) document.write('<script src="/older.js"><\/script>');
})();
