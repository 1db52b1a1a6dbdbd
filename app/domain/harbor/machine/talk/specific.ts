/** Lines that stand in the place of the topic's own: it has its turn when somebody goes on. */
export const SPECIFIC =
  /^(?:(?:situation|told|helps|normal|pass|who|what|named|remark|tone|answer)\.|corrected\.(?:stay|unknown|word)|refused\.all|withheld|joy\.gone|guilt\.loss|silly\.near|bye\.\w+)/;
