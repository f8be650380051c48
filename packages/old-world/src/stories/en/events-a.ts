import type { EventPart } from '../types.ts';

/** Events 1 to 28. */
export const eventsA = {
  1: {
    title: 'The Drowned Mill',
    scene:
      'The river goes in at the door and out at the window. Up in the hoist loft Tibor Lunt sits fishing through a gap in the floor, with the strongbox for a pillow. “Brack sent you. Did he mention the chalk?” He mimes it: a sack of flour, a scoop of chalk, a sack of flour. “Two winters. The tally of who got sick is in here, with the money. I mean to pay them back. Only I thought I’d double it first. I’m no bad hand at dice.”',
    options: ['Help him finish paying them back', 'Bring back the box, and the man'],
    outcomes: [
      '“Then take an oar,” says Lunt. Before dark you have rowed to a score of doors together, and at each of them he has handed something over with a bow. The box gets lighter and he gets taller. At the last one nobody is home. He leaves it under the mat, and knocks all the same.',
      'He has a boathook and a grievance, and you go through the floor together. Brack pays at the agreed rate, feeling under the coins for the tally book. It is in the river. You watch a great weight lift from his mind, and know that you did the lifting.',
    ],
  },
  2: {
    title: 'Steps With No House',
    scene:
      'Fourteen steps go down between the roots, well swept. There is no house above them, and no sign that there was. At the bottom a man sits with his back against an iron door, boots braced on the lowest step, dead these thirty years and still pushing. The hinges move a finger’s breadth towards you, and stop, and move away. From the other side, drawing the pine needles in, letting the pine needles out, something sleeps.',
    outcomes: [
      'The needles stop. You have time to think about that. The door comes off its pins with the dead man still leaning on it, and you under both, and what walks over you takes its time. When you crawl free there is a purse in your hand and hardly a buckle left whole.',
      'You breathe when it breathes. Between one in and the next out you drive a wedge home beneath the door, and another, and sit down beside the dead man to wait. It goes on sleeping. You take wages for the two of you from his belt, since he is not spending his.',
      'Back to the door, next to his, you push, and between the two of you it closes the last inch and the latch drops. His arms, let off at last, come down into his lap. There was something lying across his knees, under the leaves, that he had been meaning to reach.',
    ],
  },
  3: {
    title: 'The Shed at Hengfors',
    scene:
      'Pell’s aunt keeps rabbits, and the forge is behind the rabbits. He has grown, or his apron has shrunk. He takes your coins, chooses among them like a cook, bites one, and drops the best in the crucible. “It has to be money,” he says. “Spoons don’t mind what happens to them.” He works without once looking at his hands. His master, you notice, is sitting on a hutch in the corner with a rabbit on his knees, saying nothing, in tears.',
    outcome:
      'A long knife, silver from point to tang, ugly as a foot. It goes in where a sword asks first. Pell has stamped his mark upon it, and beside that, smaller, his master’s, because the old man had walked all the way to Hengfors to see it and Pell could not think what else to do.',
    name: 'Pell’s First Silver',
  },
  4: {
    title: 'Toll Takers',
    scene:
      'An upturned boat, a lamp, a slate. On the causeway, with grey water at either hand, four men and a woman are playing cards for a pair of spectacles. They were fowlers before the reeds were drained; they have the patience still, and the nets. “Persons on foot,” says the woman, not getting up. “Let’s see. Two legs, two swords, and an attitude.” She chalks it up. Behind you the net rises out of the water quite gently, dripping, from side to side.',
    outcomes: [
      'They roll you up like a carpet, with real skill. Coins are shaken out of you, then you are stood on your feet, dusted, and issued with a receipt. It is a mile back to dry land. Every fowl in the marsh appears to find it funny.',
      'A net works both ways when one of its poles has been cut. You leave three of them in it, up to their necks, discussing tides. The merchants’ first wagon is across within the hour, and Hroth the needle-seller pays you in cash, with a packet of needles.',
      'You go through the net before it is taut, and through them before they are standing. Afterwards the woman lays down her cards, face up; it was a fair hand. The needle-seller’s money is yours. But she has something better, she says, and starts to unlace her coat.',
    ],
  },
  5: {
    title: 'The Smith in the Gallery',
    scene:
      'All through the bout there was a woman up in the gallery eating walnuts. Now she comes down and the pupils step aside; she is Orla Sunder, who makes every blade in the building and despises most of the hands that hold them. She takes your wrist, turns it to the light. “There. You let go, a hair before the blow lands. Who showed you that? Nobody. Thirty years I’ve been forging for people who don’t.”',
    outcome:
      'She has you down to her yard at night and puts weapons in your hand one after another, taking each away just as you begin to like it. The last she lets you keep, with its whole grammar of cuts. You hit differently, leaving. You hit like someone letting go of something.',
  },
  6: {
    title: 'Bruises, by Appointment',
    scene:
      'The room with the padded door is over the ropewalk and full of heirs. They stand along the wall in white quilting: a margrave’s second son, twin bankers, a girl who will own a river. Taladay claps his hands. “This, my dears, is what it feels like.” He bows to you, and steps well back. The girl who will own a river is first. She doesn’t salute. She has heard that one needn’t, with your kind.',
    outcomes: [
      'They are better than he said, and there are nineteen of them. Towards the end you are mostly something to lean swords on. But the girl kneels next to you afterwards and slowly shows you what she did, over and over, till you have it. “It’s only fair,” she says, embarrassed.',
      'One honest bruise each, somewhere it will show at dinner. Parents will write letters. Taladay, radiant, pays you from a velvet purse, and the twins insist on teaching you their parry, which can just about be performed by one person.',
      'The last of the heirs sits down on the boards and says a word that she’ll not have learnt at home. Silence. Then from overhead comes the slow crack of a walnut, and someone up in the gallery, whom nobody had noticed, begins to descend the stairs.',
    ],
  },
  7: {
    title: 'The Dog Beneath the Cart',
    scene:
      'They have unyoked the ox and stacked the cart with slate, and the grey dog is under it. The quarrymen’s cook puts down scraps each night and each night backs away. “Belonged to that drover. It was with him up there when it happened, and it came home walking under the cart in his place.” You get down on your knees in the slate dust. A nose, some teeth. Then you lie flat. It takes the whole afternoon, and neither of you says anything.',
    outcome:
      'About sunset it crawls out and sits against your leg, hard, like someone closing a door. Then it gets up and takes you to the place, and what was done to the drover is written all over the stones. It will always know that beast’s kind before you do. It sleeps under things.',
    name: 'The Drover’s Grey',
  },
  8: {
    title: 'A Verdict Is Wanted',
    scene:
      'They have made a ring and left you inside it with her. Nobody here is a monster. You see a midwife, a man minding a neighbour’s hat, a child on its father’s shoulders. “Say it’s right,” a voice calls, “and we’ll all go home.” The old woman holds her bound wrists away from her, like washing. “Ottla,” she says. “That’s my name, since no one’s asked. What you want comes up nights by the old sluice, and never yet cared who was sorry.”',
    options: ['Cut the rope and walk her out', 'Perform a long, impressive rite'],
    outcomes: [
      'No one stops you, though somebody’s stone finds your shoulder and it takes all you have to keep to a walk. Past the last house she tears open her hem and gives you a coin of her burial money, being in no hurry for it now. Then she tells you about the sluice, and what uses it, and when.',
      'Salt, smoke, hopping, some bad verses you once learnt from a dwarf. Whatever it was is satisfied, you announce hoarsely about sunset, and the vessel is used up and worthless. They pay because it was long. Ottla, untied, goes home and bolts her door. You could sleep standing.',
    ],
  },
  9: {
    title: 'What Walks in Circles',
    scene:
      'Left, right. He comes around the trunk with his eyes front, a soldier in a coat two wars out of date, and upon his back is a pack the size of a pulpit. Every lap he stoops without breaking step, picks up a stone and drops it in. Punishment drill: so many turns, one stone for each, until the sergeant says stop. The sergeant was killed at lunch. Left, right. He sees you standing in his path. He has not been told to go round things.',
    outcomes: [
      'He goes over you. Then you find you are behind him, in step, dropping things in the ring to make room for stones; and it is quite restful. When the crows wake you it is tomorrow. You have marched all night, by the feel of your legs, and whatever you dropped is trodden in too deep to dig up.',
      'For a whole lap you fight him, walking backwards. Pikeman’s drill, a thing not taught for a century, and it is beautiful; you have the trick of it before he shoulders past. One strap of his pack is cut through. Stones and a dead man’s pay fall out all along the ring.',
      'The straps part and the pack comes down like a wall. He stands there swaying, lighter than he has been in ninety years, afraid. So you say it. “Squad. Fall out.” His face, before there is none, is all of nineteen. You pick up his sword to lay it straight, and it has something to tell your arm.',
    ],
  },
  10: {
    title: 'The Thing in the Still',
    scene:
      'Two sisters run the workshop at Ban Ard, and do not speak, because each believes it was the other’s fault. In a circle of salt, where the carrier dropped it and ran, a crate is ticking. “It’s a spirit,” says the one sister. “In the strict sense,” says the other. Some master’s last experiment, distilled nine times over until only the thirst was left. They have hooked it to a retort. They would like somebody to turn the tap. They would stand over there.',
    outcomes: [
      'Too fast. It is out and in among your flasks before you can stop the tap, corks popping one after the other, and then it lies in the bottom of the last one, sighing, and can be bottled by a child. The sisters pay for the damage. They speak! They are blaming you.',
      'Drop by drop you tempt it down the neck with something sweeter than itself, and cap it. What it had drunk elsewhere it gives back as it cools, clear and strong, enough to fill a few of your own bottles. The sisters look on with their heads together.',
      'You ask it what it wants, in the only language it has, a pinch of this, two drops of that. To be finished, it turns out. You finish it. The air in the workshop goes very clean. From a peg at the back both sisters lift down an old leather thing without a word, each holding one strap.',
    ],
  },
  11: {
    title: 'Thank-Offering',
    scene:
      'They described the tree well: a split oak, hung all over with what people give when they have come through. Crutches, tin hearts, a cradle, a noose. Gerrick Moll’s boots are near the top, where he climbed to hang them while he still had both legs, and you have to climb for them too. They are burnt the colour of bread. The soles look like new. Inside the left one in tiny writing is every place he set it down, from the fire to the forest’s edge.',
    outcome:
      'They won’t be worn out by any road, having met the worst one. They don’t much care what’s underfoot: bog, scree, shingle, it is all simply not hell to them, and they go over it with a sort of gratitude. You hang your own pair in their place.',
    name: 'Boots Out of Hell',
  },
  12: {
    title: 'The Road Below',
    scene:
      'Under the altar is a stair, and the stair is the leak: cold, steady, with leaf mould in it. “We didn’t make it,” says the porter. “We built on top so there’d be someone to keep the lid on.” Two hundred years they have been collecting for a roof to cover a hole in the floor. He lights you a taper and lists the rules. Keep a hand on the left wall. If somebody carries a light towards you, put yours out and let them by.',
    outcome:
      'Seven lights you pass, and none of them stops. There are votive pennies on a ledge, for whoever walks it, and the air is better than above, like being breathed. When the left wall turns into bark you are standing in the woods at Dhuwod, and by the sun no time has gone at all.',
  },
  13: {
    title: 'The Abbey Gate After Dark',
    scene:
      'A palm comes through the wicket. You pay, and the porter goes deaf and lets you in. The abbey of the Eternal cough is larger inside than a poor house ought to be, and its roof is perfect. Blankets have been laid along the nave, and upon them lie the brothers, each with an ear to the flagstones. “Nights, we listen,” the porter says. “Days, we collect. There’s the stillroom on your right. Or you could go and lie down with them.”',
    options: ['Lie down and put your ear to it', 'Give for the roof; see the stillroom'],
    outcomes: [
      'At first, nothing. Then very far below you, walking. It is not one person. A hand touches your shoulder and the porter, no longer at all deaf, beckons you up towards the altar, behind it, where a ring is let into the stone. “You’ve ears,” he says. “Have you legs?”',
      'A nearly blind brother presides over the stillroom by smell. He makes the listening salve, and the other one, for those who have listened too long: two hundred years of practice with frightened men. He takes your hands and shows them how a thing is steeped when a life depends on it.',
    ],
  },
  14: {
    title: 'Eleven Pockets',
    scene:
      'It was the old master’s, the sisters explain, taking turns. He wore it until his death and, as far as they could judge, for some days afterwards. It is a plain satchel of oxhide, stiff with spills. Ten of its pockets are stitched in a row and sized for ten sorts of glass. You find the eleventh only by putting a hand in for the tenth. It is dry, it is warm, and it holds a full bottle that neither of the sisters had packed.',
    outcome:
      'They have tried to leave it empty. It does not like that. Take it along to meet a beast, let it hang open a minute afterwards, however things went, and by evening there is something in a pocket, stoppered, with the master’s squint label: try this. They want it to see the world again.',
    name: 'Eleven-Pocket Satchel',
  },
  15: {
    title: 'Hearing Before the League',
    scene:
      'You walk in under the whale’s jaw. Thirty delegates in fur sit in a horseshoe so that the petitioner never sees more than half of them. “The matter of witchers,” reads the clerk, “their cost, their manners, and whether there be enough left to trouble about.” A laugh. Somebody at the far end is buttering toast. Then the delegate for the dyke towns, a woman with a drowned man’s ring on her thumb, leans over. “Let it speak. I should like to hear what it has actually learnt.”',
    outcomes: [
      'Not a great deal yet, you say, and give examples. It makes them gentle, which is worse. They vote you travelling money by a show of hands, some of them buttered, and move on to herring. The woman with the ring catches you up in the corridor. “Come back when you know more,” she says.',
      'You take them through one drowner, from the first bubble, as it was taught you and as it really goes. No one butters anything. They vote the fee and then, after a pause, dinner, and you are put at a table between two towns that had both been minded to manage without you. You are given seconds.',
      'They ask and you answer: which herb, which hour, which rib, and what to do when all of it fails. The clerk runs out of ink. The toast goes cold. The money is voted standing. Afterwards the oldest delegate unlocks for you the League’s own book of what has worked, and stays there while you read.',
    ],
  },
  16: {
    title: 'Hunting in Pairs',
    scene:
      'Between stone and root there is a slot, and on its doorstep bones: sheep, mostly, and some that went to war in boots. From inside comes a comfortable sound, as of a couple talking over the day. They stop. One of them comes out on the left, upright, wringing its long hands and weeping like someone who has lost a child. It is very well done. You look to the right, where you are not supposed to be looking, and there is the other.',
    outcomes: [
      'You were looking right when you ought to have looked up. There had been time for a third, it seems; they’d been courting since the thaw. You get away down the hill with your mail in ribbons, and all that night the weeping goes round your camp, first on one side and then on the other.',
      'The weeper breaks off in mid-sob when its mate falls, and simply leaves, upright, fast, with no more interest in you. On the bones you find purses enough. And each of the two wore a stripe of some larger thing’s musk, the way a dog wears a collar. That, you can follow.',
      'They die on the same breath, and you feel for a moment as if you had interrupted something. Their backs are smeared with the scent of whatever they were afraid of, a fine clear trail. Then, deep in the slot, among the shepherds they have been through, something catches the light: brass and curved horn.',
    ],
  },
  17: {
    title: 'The Will Is Read Twice',
    scene:
      'In the deed room at Vengerberg documents are filed by weight, and old Quillon’s weighs too much. There are two sheets in it. The first gives all to Harm. The second, same day, same hand, gives all to Joost. The brothers have arrived and are looking up at you with identical noses. “He’d got so he told everyone yes,” says Joost quietly. The archivist coughs. On the back of both sheets, she points out, there is a line about the mule.',
    options: ['Swear to whichever sheet you are asked', 'Read out the line about the mule'],
    outcomes: [
      {
        then: 'There is an auction, in whispers. You swear. The winner embraces you; the loser walks you to your horse, shakes your hand and says it was time that somebody decided. You ride off with a lighter heart than you have earned. Somewhere behind you an old man is saying yes.',
        else: 'You swear to what the louder whisper paid for. One brother embraces you. The other walks you to your horse, speaking of the weather, and a mile down the road the girth gives way. You come down on your shoulder, in salt, and for a good while that hand will hold nothing.',
      },
      '“And Dorota, who had more sense than the three of us, to go with whoever gets the boys to sit in one room.” They are in one room. Harm starts to laugh first, then neither is able to stop. They lead you out to the yard with an arm across each other’s shoulders.',
    ],
  },
  18: {
    title: 'An Inherited Mule',
    scene:
      'Dorota is the colour of a doormat. She has carried salt for twenty-two years over every pass there is, and buried, in the sense of outlived, three carters and a mule she was fond of. The brothers have brushed her. She looks you over, swords to boots, takes your sleeve between her lips, and tests the cloth. Then she sighs through her nose and moves across to your left side, the side a carter walks on.',
    outcome:
      'She can’t be led and needn’t be. She sets the pace by how you breathe, and when you have nothing left she stops, folds a knee and waits until you are lying across her like a sack. You wake further along than you could have walked, with the fire somehow not out.',
    name: 'Dorota',
  },
  19: {
    title: 'The Undefeated',
    scene:
      'Maren Vosk sits at the edge of a chalk circle, eating an apple off a dagger, with the mountains all around for an audience. She is forty, broad, freckled, in a man’s shirt. “One of yours beat me,” she says. “In the spring. I asked him how, and he said I wanted to win, and it was no good wanting. I’ve been trying to lose ever since. I can’t find anyone.” She throws the core away and stands up, hopeful.',
    outcomes: [
      'She finds nobody today, either. It is over before the core stops rolling, and she is so sorry about it that she straps your arm herself and puts money in your good hand. “You nearly didn’t want it,” she tells you. “Just there, at the end. That was really promising.”',
      'You last until the chalk is scuffed away and no one can say where the ring had been. She calls it a draw, the first she has had, and walks about saying the word. Then she splits the purse and teaches you the cut you never saw, the one on the low line.',
      'You aren’t thinking of her at all; you are thinking about an apple. And her blade is in the grass. Maren Vosk looks at it a good while and starts to laugh, and this time you hear what the laugh is. Until the moon is up she gives you everything she has got, to be rid of it.',
    ],
  },
  20: {
    title: 'Everything Looks Up',
    scene:
      'The rope is slimy and then it is a rope. You lean your weight on it. For the space of a breath there is no sound at all, only the whole bell tower shuddering in the water; and after that it comes, huge, green, slow. The kneeling rows below you stir. Silt pours from their laps. They have been waiting all these years for the signal to go home, and one row after another, they look up to see who gave it.',
    outcome:
      'They rise past you, in order, the smallest first, and nod as people do leaving a service. But they aren’t all that was down there. Everything the sound has reached is awake now, as are you, to the roots of your hair, and some of it is already on its way.',
  },
  21: {
    title: 'The Fowler’s Coat',
    scene:
      '“My mother’s,” says the toll woman. “She took geese for the king, lying out on the ice from dark to dark.” It is mail outside, rubbed dull with soot and tallow so it won’t flash. Inside it is goose down, a hand thick, quilted in diamonds, each stitched with a different woman’s thread. She holds it a minute longer than she means to. “There’s no more reeds to lie in. And whatever you’re out there lying in wait for, it won’t be geese.”',
    outcome:
      'It weighs less than it should and it makes no sound. Blows arrive as if they had been let down into it on a string. Once in every fight it gives off a small sigh and a puff of white, and some harm that had your name on it goes drifting off over the marsh.',
    name: 'Feathered Mail',
  },
  22: {
    title: 'The Patrol Comes Home',
    scene:
      'You hear them a long way off, in step, as the boy had promised. Six pairs of boots, one lantern missing. They march up the charcoal road between the trees with pikes sloped and chins raised, and there is bark where their hands should be, and a soft green light at every joint. The corporal halts them. He salutes. A fern uncurls out of his collar. “All quiet,” he reports, in a voice like a drawer of leaves, and the pikes come down.',
    outcomes: [
      'All quiet. They put you in the middle of the file and march you until you can’t remember ever having done anything else. At sunup you are by yourself, in a ditch, with moss in your mouth. Some purse-strings have been cut. Some finer string in you has been too, the one you’d have thought was strongest.',
      'You take them down like a hedge, from the outside. Each one, as it falls, is briefly only a watchman. You bring six badges back to the watch house and stand by while the sergeant at last wipes the slate. He pays you for six, and his hands are shaking.',
      'You return the salute. It is what they have been walking about in search of: somebody to relieve them. One at a time they step up, hand over a badge, and take root, six young ashes beside the road. From each you get a thing he had been good at. The town’s money is almost beside the point.',
    ],
  },
  23: {
    title: 'The Fever Ward',
    scene:
      'Call across, she said, and you do, and a waxen boy rows over, and sleeps all the way back. In the hold there are sixty hammocks. They swing together with the swell. Doctor Brod has chalked a number on each beam and beneath it what she gave them and when, and here and there a line through it. She takes your bottle and holds it to the lamp. “Now tell me what’s in it,” she says. “Honestly. And quickly, for seventeen.”',
    outcomes: [
      'You tell her what you know. It is less than you had thought. She fills in the rest by guessing, and you spend the night holding people’s heads. Seventeen sees the morning. Others don’t. She pays you the same as the gravedigger, and the fever gives you something to remember it by.',
      'Between you and her there is most of a recipe. You boil it in the ship’s copper, stirring with an oar, and by the second bell the hammocks are quiet in a way that’s good. The families have sent money. She makes you take the last of the batch for the road.',
      'You halve this, double that, throw out the third thing. She stares, then writes, then is shouting for more copper. By the end of the week they are scraping the yellow paint off the flag. She signs the paper with both your names. The city paid, she would like you to know, and she was the one who made it.',
    ],
  },
  24: {
    title: 'The Partner',
    scene:
      'With the last door shut and the tally book crossed through, Lunt finds that he is unemployed. He sits on the empty strongbox on the landing at Glenmore and turns out his pockets: fish hooks, a heel of cheese, a pair of very old dice cut from cow bone. He rolls them on the lid. He rolls them again. “They’re honest, would you believe it,” he says. “I’m the one that isn’t. Where do you happen to be going?”',
    outcome:
      'He’ll carry bags as far as the next inn, always the next, and the next is just across the landing, with a game going. At any table he leans on your shoulder and breathes on one die, only the one, and asks it kindly to think again. “For practice?” says Lunt, and pulls you out a stool.',
    name: 'Tibor Lunt',
  },
  25: {
    title: 'The Drowned Chapel',
    scene:
      'At lowest water the ridge of the roof comes through like the back of some patient animal, and beside it the belfry, hung with weed. You climb in by a window. The bell is green and as tall as you are. Below the sill the nave is full to the brim with clear, still water, and they are in there: all of them, in their pews, kneeling, in their good shirts. Down by the altar the plate is still set out, silver, just within the reach of a held breath.',
    options: ['Take hold of the bell rope', 'Fill your lungs and dive for the silver'],
    outcomes: [
      'It hangs down between the beams, thick as a wrist, furred with green. Somebody’s hands have worn a place for yours. You brace a foot on either side of the hatch and look one last time at the bowed heads in the water, then you pull.',
      'Down past the bowed heads. No one stirs. You have the plate in your shirt and a foot on the altar to push off with when a very small hand closes on your ankle and pulls, in play, like any bored child in church. You leave it a buckle and some skin.',
    ],
  },
  26: {
    title: 'Behind the Loose Stone',
    scene:
      'Third course from the ground, the fifth stone along from the drain. It comes out in your hand like a drawer. There must have been children using it for as long as there have been children up here: layer on layer, a wooden sword no longer than your forearm, a dead mouse in a funeral box, a letter home beginning Dear Mam and nothing after. Under that lie coins, saved for running away. And at the very back a roll of exercises, in the cipher of the house.',
    outcome: {
      then: 'This is the yard where you were taught, and you can read it: some senior’s secret way of doing the thing your school does best, better than the masters’. Sword, mouse and letter you put back as they were. Of the running-away money you take a single coin. You had looked for it often enough.',
      else: 'In your house they used another cipher, and to you it is just ink. You leave it there for whoever will be sent here next. But the running-away money has waited long enough, and so has the bottle behind it. Whoever saved them up must have stayed.',
    },
  },
  27: {
    title: 'Thirty Years’ Tally',
    scene:
      'A crossbow, light, short in the stock, with goat’s-foot and strings wrapped in waxed linen. The steel has not a speck of rust. Down the left side of the stock he cut a notch for each, and beside every notch a tiny picture so he’d not lose track: a wing, a claw, a thing with a face. There are a good many. The last notch has been started but isn’t finished. In place of a picture there is just a small door.',
    outcome:
      'You string it there on the steps, and it hums. It is meant to be loosed before a thing has made up its mind about you: one bolt, early, while the manners are still being exchanged. You finish the notch for him. The door you leave as it is.',
    name: 'The Tallied Crossbow',
  },
  28: {
    title: 'A Night at the Gilded Perch',
    scene:
      'Gold brocade, mended over the heart: so that is the waistcoat. Your table is the one by the kitchen, under a stuffed fish, and your players are a shipowner, a poet, a man who’s selling his brother, and Mistress Oyle, who owns the house and likes to sit in. “Two things,” says she. “The Perch never loses on a holy day. And it’s always one.” The shutters are closed. Someone hands you the box of dice, and it is heavier than it should be.',
    outcomes: [
      'Around three you rule against the shipowner. You recall the fish, coming closer. You wake up on a load of turnips under the walls of Behelt Nar with the sun in your eyes and, to Oyle’s credit, your wages pinned to your shirt. They have kept the waistcoat.',
      'You deal straight, and since nobody has ever tried it here they all suspect some deeper game, and play badly. The house does well. When the lamps are turned down Mistress Oyle pays you off, then shoves your stool back in with her foot. “Now, for our own amusement,” she says.',
      'The poet wins. Nobody has the least idea how, least of all he; the man buys his brother back out of sheer high spirits, and the shipowner sings. Oyle watches you through all of it with narrowed eyes. “I don’t know what you did,” she says as she counts it out. “Don’t do it here again.”',
    ],
  },
} satisfies EventPart;
