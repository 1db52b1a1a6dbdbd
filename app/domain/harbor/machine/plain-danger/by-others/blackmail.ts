import { plainTest } from '../../plain/people';

const PICTURES =
  '(?:nudes?|pics?|pix|pictures?|photos?|videos?|vids?|images?|screenshots?|fotos?|videos?|capturas|packs?|imagenes)';
const BARE = '(?:nudes?|naked|private|intimate|desnud[oa]s?|intim[oa]s?|packs?|sexting)';
const SPREAD_EN = '(?:send|share|post|leak|spread|publish|release|show|upload)';
const SPREAD_ES =
  '(?:mandar|enviar|subir|publicar|difundir|compartir|pasar|mostrar|filtrar)(?:l[ao]s?|se l[ao]s?)?';

/** Somebody threatens to spread pictures of the one who writes, mostly for money or for more of them. */
export const isBlackmailed = plainTest(
  [
    '(?:being |getting |been |he |she |they |someone |somebody |guy |its |it is |is |this is )(?:\\S+ )?(?:blackmail\\w*|sextort\\w*)',
    `threat\\w+ (?:\\S+ ){0,6}${SPREAD_EN} (?:\\S+ ){0,5}(?:${PICTURES}|${BARE})`,
    `(?:or|unless|if) (?:\\S+ ){0,8}(?:will|going to|gonna) ${SPREAD_EN} (?:\\S+ ){0,4}(?:${PICTURES}|${BARE})`,
    `(?:will|going to|gonna|wants to|says|said) (?:\\S+ ){0,3}${SPREAD_EN} (?:\\S+ ){0,3}${BARE}`,
    `(?:leaked|leaking|posted|shared|spreading|sharing) (?:\\S+ ){0,2}${BARE}`,
    '(?:me|nos) (?:esta |estan |quiere |quieren )?(?:chantaj\\w+|extorsion\\w+)|sextorsion|(?:un|su|es|con) chantaje',
    `amenaz\\w+ (?:\\S+ ){0,5}${SPREAD_ES} (?:\\S+ ){0,4}(?:${PICTURES}|${BARE})`,
    `(?:si no|o si no) (?:\\S+ ){0,8}(?:va|van) a ${SPREAD_ES} (?:\\S+ ){0,4}(?:${PICTURES}|${BARE})`,
    `(?:va|van|quiere|quieren) (?:a )?${SPREAD_ES} (?:\\S+ ){0,4}(?:${BARE}|${PICTURES} ${BARE})`,
    `(?:filtr|public|sub|difund|compart)(?:aron|ieron|io|o|ia|an|en) (?:\\S+ ){0,3}${BARE}`,
  ].join('|'),
  'emotional\\w*|emocional\\w*|movie|film|series|novel|pelicula|serie|novela|capitulo',
);
