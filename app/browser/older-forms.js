// Forms and dialogs for browsers of the stated minimum: which button sent a form, and a dialog that lies over the page.
(() => {
  // The page reads which button was pressed from the event that sends the form.
  if (typeof SubmitEvent === 'undefined' || !('submitter' in SubmitEvent.prototype)) {
    /** @type {HTMLElement | null} */
    let pressed = null;
    document.addEventListener(
      'click',
      ({ target }) => {
        const button =
          target instanceof Element ? target.closest('button, input[type=submit], input[type=image]') : null;
        pressed = button instanceof HTMLElement ? button : null;
        // Whatever the press does, it has done it by then.
        setTimeout(() => (pressed = null), 0);
      },
      true,
    );
    Object.defineProperty(Event.prototype, 'submitter', {
      configurable: true,
      /** @this {Event} */
      get() {
        if (this.type !== 'submit') return undefined;
        const button = /** @type {HTMLButtonElement | null} */ (pressed);
        return button && button.form === this.target ? button : null;
      },
    });
  }

  if (!HTMLFormElement.prototype.requestSubmit) {
    /** @param {HTMLElement | null} [submitter] */
    HTMLFormElement.prototype.requestSubmit = function (submitter) {
      const button = submitter ?? document.createElement('button');
      if (!submitter) {
        button.hidden = true;
        this.append(button);
      }
      button.click();
      if (!submitter) button.remove();
    };
  }

  const dialogs = typeof HTMLDialogElement === 'undefined' ? HTMLUnknownElement : HTMLDialogElement;
  if (!('showModal' in dialogs.prototype)) {
    /** @param {Element} dialog @param {string} type */
    const tell = (dialog, type) => dialog.dispatchEvent(new Event(type, { cancelable: type === 'cancel' }));
    Object.defineProperties(dialogs.prototype, {
      open: {
        configurable: true,
        get() {
          return this.hasAttribute('open');
        },
        set(isOpen) {
          this.toggleAttribute('open', Boolean(isOpen));
        },
      },
      showModal: {
        configurable: true,
        writable: true,
        value() {
          this.setAttribute('open', '');
          this.setAttribute('role', 'dialog');
          this.setAttribute('aria-modal', 'true');
        },
      },
      close: {
        configurable: true,
        writable: true,
        value() {
          if (!this.hasAttribute('open')) return;
          this.removeAttribute('open');
          this.removeAttribute('aria-modal');
          tell(this, 'close');
        },
      },
    });
    const topmost = () => [...document.querySelectorAll('dialog[open][aria-modal]')].pop();
    document.addEventListener('keydown', ({ key }) => {
      const dialog = key === 'Escape' ? topmost() : undefined;
      if (dialog && tell(dialog, 'cancel')) /** @type {HTMLDialogElement} */ (dialog).close();
    });
    // What lies beneath an open dialog is not reached by the keyboard.
    document.addEventListener('focusin', ({ target }) => {
      const dialog = topmost();
      if (!dialog || !(target instanceof Node) || dialog.contains(target)) return;
      /** @type {HTMLElement | null} */ (dialog.querySelector('a[href], button, input, [tabindex]'))?.focus();
    });
  }
})();
