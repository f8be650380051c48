import type { Tale } from '../types.ts';

/** The Striga: a king, a town, and what gets up between them when the moon is full. */
export const striga: Tale = {
  title: 'The Striga',
  cover:
    'A king wants his daughter back. His town wants her dead. Both have signed the same contract, and the moon is nearly full.',
  introduction:
    'Closer, and somebody see to that shutter. Solvany boils salt; you smell it a day off, brine and beech smoke. King Hostimil had a palace there. For seven years he has left it to what gets up in the crypt when the moon is full: his daughter, born dead and put away without a name. The contract on the town gate bore two signatures. The king’s promised gold for a living child. The mayor’s promised the same gold for a carcass. Three nights before the moon our company rode in underneath it. I was there. I had the good horse.',
  paths: {
    2: {
      title: 'Audience in the Cold Hall',
      scene:
        'Hostimil holds court in a salt warehouse, in his coat. No hearth is lit until she comes home, he says. On his left stood the mayor, Gerda Osk, with the forearms of the salt-boiler she used to be. On his right Master Dorn, the King’s Remembrancer, wrote down every word spoken, including my cough. Two people who had put their names to one paper wanted opposite things from it, and both were too polite to begin. A good tongue might have the whole story out before supper.',
      result:
        'There had been a petitioner, the winter before the birth. The king refused her and forgot her words; Dorn, paid to forget nothing, turned a page. Our best talker left with a token of carved salt, a hand open on one face and shut on the other. The one who had itched for the palace watched instead, and saw the mayor flinch at “cellar”.',
    },
    3: {
      title: 'Into the Abandoned Palace',
      scene:
        'The old palace lies across the salt pans, and by daylight, they told us, it is only a house. The key hung on a nail in the tollhouse, with a tag asking one kindly to return it. From the causeway you could see curtains still up on the first floor, and one window licked clean from inside. There were four hours of sun left. Careful boots could learn things in those rooms that are not told in any hall, provided they kept an eye on the light.',
      result:
        'In the nursery lay teeth as long as thumbs, without roots. Our keenest searcher understood first: she was seven, and shedding. The same hand turned up a token of carved salt, two-faced, one palm open, one shut. Before the crypt stood fresh candle ends and a loaf, still warm. Whoever would sooner have talked had learned what to ask: who visits her?',
    },
    4: {
      title: 'Silver on the Threshold',
      scene:
        'On the eve of the full moon she walks already, only not far. The king opened his armoury, which held one good sword, a crate of silver forks, and a smith who was willing. By dusk every edge we owned had a bright line along it. The causeway from the palace runs straight into nine sleeping streets. Meet her on the threshold tonight, some of us said, while she is still stiff, and tomorrow nobody will be fighting a stranger.',
      result:
        'She was as tall as the door, white as the pans, and so quick that the forks never had time to be ridiculous. The causeway was held. The one in front saw what nobody had lived to report: a birth ribbon, still tied on her wrist. From the wall, our reader of books noticed that she never once turned her back on her stone.',
    },
    5: {
      title: 'The Wording of the Curse',
      scene:
        'From Dorn’s record of that winter a leaf is missing, cut close and straight, by someone who loved books. But the man writes hard, and what he writes goes through. On the blank page after it there was a dent of every letter. It wanted lampblack, fine salt, a candle held low, and somebody who knew how to ask a page politely what had been lying on top of it. Some of us hold that a thing made of words should be read before it is hit.',
      result:
        '“As mine is shut in the dark without a name, so let yours be; let it wake hungry, and find no door.” The one who coaxed it out saw deeper: no petitioner talks so. Some clerk had polished that. The one who had been for steel gave the wiser hour to a plan of the cellars. Mine had to be someone.',
    },
    6: {
      title: 'The Courtier Confesses',
      scene:
        'We waited by the crypt that eve of the moon, and who should come with a basket but Master Dorn, the King’s Remembrancer, who writes down all that is said at court. Bread, a candle, a clean napkin. Every week for seven years, he told us, and always home before dark. Then he sat down on the step like a man whose coach is late. Accusing him would have been easy. What he needed was to be asked well, with a fire and a bottle, and nobody in a hurry.',
      result:
        'A woman had come about her boy, shut up in the workings. “You’ll know,” she’d said, no more. It looked thin on the page, so Dorn improved it, and read it out before the pregnant queen. I have improved widows myself. Whoever drew this from him, the king bade walk ahead of us all. Dorn’s two-faced seal went to the one with the bowl.',
    },
    7: {
      title: 'Blood, Salt and Moonrise',
      scene:
        'Her teeth we had, in a handkerchief. Salt is what Solvany has instead of soil. The king gave blood, rolling up his sleeve without asking what for. Put those three in a bowl at moonrise, with certain words over them, and for as long as the water shivers you look out from behind the eyes of whoever lost the tooth. In seven years nobody had inquired what she wanted. There was a bowl in the kitchens. One of us knew the words; one of us always does.',
      result:
        'No hunger, no hate: a dark house, and below it a knocking. She was answering it, wall after wall, and people were merely in the way. The one who bent over that bowl has white lashes and a great name now. The one who’d wanted to question the visitor met him running: Dorn, who thrust out his two-faced seal, and said too much.',
    },
    8: {
      title: 'Until the Third Cockcrow',
      scene:
        'It is an old rule, and hunters swear by it: keep a striga from her stone until the third cockcrow, and what lies down outside it will be whatever it ought to have been. So somebody would stand in the crypt door all that night, with a blade, and not give way by the breadth of a plate. Solvany, for the sake of quiet, had wrung the neck of every cock it owned. I was sent to the mill, and came back with one named Prelate.',
      result:
        'From moonrise the door was held, with craft to begin with, later with shoulders, near the end with language. Whoever stayed in it longest has my third verse, and no feeling in two fingers. The one who had taken the father’s part sat beside him on the steps and was told an entire life, which is also a way of keeping watch.',
    },
    9: {
      title: 'A Father Asks for Time',
      scene:
        'At moonrise the king came along the causeway in his coat, on foot, nobody holding anything over him. Behind him stood the mayor and two hundred neighbours with boat hooks. He asked for a night alone with his daughter, and no blade drawn. They asked him which night their nineteen dead had been given. Then everyone looked at us. There are words that will keep two hundred frightened people standing still until morning, but somebody has to go down among them and find out what they are.',
      result:
        'Nobody was persuaded. They were tired out, one by one, by name, which is how it’s done. To whoever did most of it a widow gave her boat hook, and I have seen medals worth less. The one who had trusted to the blade walked the king as far as the crypt door, and let him go in alone. That was the harder job.',
    },
  },
};
