interface Decision {
  /** Null until the person was asked. */
  outsideAi: boolean | null;
  /** The host that a yes was given for. */
  outsideAiHost: string | null;
}

interface Host {
  host: string;
}

/** The single gate to a model: one is configured, and this person has said yes to the very host that serves it. */
export function mayUseOutsideAi<Gateway extends Host>(
  owner: Decision,
  gateway: Gateway | null,
): gateway is Gateway {
  return gateway !== null && owner.outsideAi === true && owner.outsideAiHost === gateway.host;
}

/** Whether to ask: not decided yet, or the yes was to another host. A no is never asked again. */
export function shouldAskAboutOutsideAi(owner: Decision, gateway: Host | null): boolean {
  if (!gateway || owner.outsideAi === false) return false;
  return !mayUseOutsideAi(owner, gateway);
}
